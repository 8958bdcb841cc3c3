// Dragging by finger, pen and mouse: a row aside, or the whole table down to load it again.

/** Pixels that a pointer may move and still tap. */
const slop = 8;

function followDrags(table) {
  let drag = null;
  table.root.addEventListener("pointerdown", (event) => {
    table.swallowsClick = false;
    if (!event.isPrimary || event.button !== 0) return;
    forgetGone(table);
    const row = rowOf(event.target);
    if (!dismiss(table, event.target, row)) return;
    if (event.target.closest(".actions, .tool, .confirm, .menu, .index, .bar")) return;
    const base = row ? offset(row) : 0;
    drag = { row, x: event.clientX, y: event.clientY, base, samples: [], state: "undecided" };
    if (row && event.pointerType === "touch") holdForMenu(table, row, event);
  });
  table.root.addEventListener("pointermove", (event) => {
    if (!drag || !event.isPrimary) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.samples.push({ x: event.clientX, time: event.timeStamp });
    if (drag.state === "undecided") decide(table, drag, event, x, y);
    if (drag.state === "swipe") swipe(drag, x);
    else if (drag.state === "pull") pull(table, y);
    else if (drag.state === "over") drag = null;
  });
  for (const name of ["pointerup", "pointercancel"])
    table.root.addEventListener(name, (event) => {
      cancelHold(table);
      if (drag?.state === "swipe") release(table, drag, event, name === "pointercancel");
      else if (drag?.state === "pull") endPull(table);
      drag = null;
    });
  document.addEventListener("pointerdown", ({ target }) => table.root.contains(target) || dismiss(table, target, null));
  // A mouse would drag links and pictures away instead.
  table.root.addEventListener("dragstart", (event) => event.preventDefault());
}

/** While a row is open, asks to be deleted or is lifted, a tap elsewhere only ends that; `false` where a listener wants the
 * row to stay open. */
function dismiss(table, target, row) {
  if (table.menu && !target.closest(".menu")) {
    table.swallowsClick = true;
    closeMenu(table);
  }
  if (table.confirming && !target.closest(".confirm")) {
    table.swallowsClick = true;
    unconfirm(table);
  }
  if (table.moving && !target.closest(".grip")) {
    table.swallowsClick = !target.closest(".bar");
    drop(table, true);
  }
  if (!table.open || (row === table.open && target.closest(".actions"))) return true;
  table.swallowsClick = true;
  return row === table.open || closeRow(table);
}

/** Tells by the first pixels what a drag is. */
function decide(table, drag, event, x, y) {
  if (Math.hypot(x, y) < slop) return;
  cancelHold(table);
  drag.state = "over";
  table.swallowsClick = true;
  if (Math.abs(x) > Math.abs(y)) {
    if (!drag.row || table.isEditing || table.moving) return;
    makeOperable(table, drag.row);
    const { left, right } = strips(drag.row);
    if (!drag.base && !(x > 0 ? left : right)) return;
    if (table.open !== drag.row && !closeRow(table)) return;
    drag.row.classList.add("dragged");
    drag.state = "swipe";
  } else if (event.pointerType !== "touch" && canPull(table, y)) {
    drag.state = "pull";
  }
  if (drag.state !== "over") table.root.setPointerCapture(event.pointerId);
}

function swipe(drag, x) {
  const { left, right } = strips(drag.row);
  drag.at = Math.max(right ? -Infinity : 0, Math.min(left ? Infinity : 0, drag.base + x));
  const actions = actionsAt(drag.row, drag.at);
  const isFull = actions?.dataset.full !== undefined && Math.abs(drag.at) > drag.row.offsetWidth * fullShare;
  actions?.classList.toggle("full", isFull);
  setOffset(drag.row, drag.at);
}

/** Pixels a millisecond over the last tenth of a second. */
function velocity(samples, now) {
  const recent = samples.filter((sample) => now - sample.time < 100);
  if (recent.length < 2) return 0;
  const [first, last] = [recent[0], recent[recent.length - 1]];
  return (last.x - first.x) / Math.max(1, last.time - first.time);
}

/** A drag ends: past half of the buttons, or quick enough, it opens; all the way it performs the first action. */
function release(table, drag, event, isCancelled) {
  const { row, at = 0 } = drag;
  const actions = at ? actionsAt(row, at) : null;
  const isFull = actions?.classList.contains("full");
  actions?.classList.remove("full");
  if (isFull && !isCancelled) return perform(table, row, actions.querySelector(".outermost"));
  const speed = velocity(drag.samples, event.timeStamp) * Math.sign(at);
  const opens = Math.abs(speed) >= flick ? speed > 0 : actions && Math.abs(at) > widthOf(actions) / 2;
  if (actions && opens && !isCancelled) openRow(table, row, at);
  else if (table.open === row) closeRow(table);
  else settle(row, 0);
}
