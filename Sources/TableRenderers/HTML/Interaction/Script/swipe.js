// Swipe actions. A row's place is the scroll position of the strips around its cell, which a wheel and a trackpad move by
// themselves; here are the rules of who is open, and what its buttons do.

/** Velocity from which a drag opens or closes whatever its length, pixels a millisecond. */
const flick = 0.5;
/** The share of a row's width that a drag has to pass to perform the first action. */
const fullShare = 0.6;

/** The strips of a row and the actions at its left and right. */
function strips(row) {
  const back = row.querySelector(":scope > .strip.back");
  const front = (back ?? row).querySelector(":scope > .strip:not(.back)");
  const actions = (strip) => strip?.querySelector(":scope > .actions") ?? null;
  return { back, front, left: actions(back), right: actions(front) };
}

/** How far a row stands aside: positive with its left actions in sight, negative with its right ones. */
function offset(row) {
  const { back, front } = strips(row);
  return -(back?.scrollLeft ?? 0) - (front?.scrollLeft ?? 0);
}

const ownWidths = new WeakMap();

/** The width of the buttons of one side where nothing stretches them. */
function widthOf(actions) {
  if (!actions.style.width) ownWidths.set(actions, actions.offsetWidth);
  return ownWidths.get(actions);
}

/** Moves a row aside; past its buttons they stretch. */
function setOffset(row, x) {
  const { back, front, left, right } = strips(row);
  for (const [actions, way] of [[left, x], [right, -x]])
    if (actions) actions.style.width = way > widthOf(actions) ? `${way}px` : "";
  if (back) back.scrollLeft = -Math.max(0, x);
  if (front) front.scrollLeft = Math.max(0, -x);
}

/** Lets a row come to rest at a place. */
function settle(row, x, end = () => {}) {
  if (!row.isConnected) return;
  row.classList.add("dragged");
  animate(offset(row), x, (at) => setOffset(row, at), () => {
    row.classList.remove("dragged");
    setOffset(row, x);
    if (!x) row.classList.remove("awake");
    end();
  });
}

const actionsAt = (row, x) => (x > 0 ? strips(row).left : strips(row).right);

/** The place of a row with the actions of one side in sight. */
const openOffset = (row, x) => Math.sign(x) * widthOf(actionsAt(row, x));

const sideName = (table, x) => ((x > 0) === table.isRightToLeft ? "trailing" : "leading");

/** Opens a row to the side that `x` is on, unless a listener has it otherwise. */
function openRow(table, row, x) {
  if (table.open === row && row.dataset.side === String(Math.sign(x))) return settle(row, openOffset(row, x));
  if (!closeRow(table) || !sendRow(table, row, "swipeopen", { side: sideName(table, x) })) return settle(row, 0);
  table.open = row;
  row.classList.add("open");
  row.dataset.side = Math.sign(x);
  actionsAt(row, x).inert = false;
  const titles = [...actionsAt(row, x).children].map((button) => button.textContent || button.getAttribute("aria-label"));
  announce(table, `${nameOf(row)}: ${titles.join(", ")}`);
  settle(row, openOffset(row, x));
}

/** Closes the row that is open; `false` where a listener wants it to stay. */
function closeRow(table, row = table.open) {
  if (!row || table.open !== row) return true;
  const side = Number(row.dataset.side);
  if (!sendRow(table, row, "swipeclose", { side: sideName(table, side) })) {
    if (row.isConnected) settle(row, openOffset(row, side));
    return !row.isConnected;
  }
  forgetOpen(table);
  settle(row, 0);
  return true;
}

function forgetOpen(table) {
  const row = table.open;
  if (!row) return;
  const hadFocus = document.activeElement?.closest(".actions") && row.contains(document.activeElement);
  const { left, right } = strips(row);
  for (const actions of [left, right]) if (actions) actions.inert = true;
  row.classList.remove("open");
  delete row.dataset.side;
  table.open = null;
  if (hadFocus) rove(table, row, true);
}

/** Does what a button of a swipe stands for: the row goes where the action destroys it, else it closes. */
function perform(table, row, button) {
  const { action, destructive } = button.dataset;
  const isOpen = table.open === row;
  if (!sendRow(table, row, "action", { action })) return isOpen || settle(row, 0);
  if (destructive !== undefined && removeRow(table, row)) return;
  if (isOpen) closeRow(table);
  else settle(row, 0);
}

/** Deletes a row of the page; `false` where a listener cancelled that. */
function removeRow(table, row) {
  if (table.moving?.row === row) drop(table, true);
  if (!sendRow(table, row, "delete")) return false;
  const name = nameOf(row);
  const next = neighbour(table, row, 1) ?? neighbour(table, row, -1);
  const hadFocus = row.contains(document.activeElement);
  if (table.open === row) forgetOpen(table);
  if (table.confirming === row) table.confirming = null;
  glide([row.parentElement], () => detach(row));
  if (next) rove(table, next, hadFocus);
  else if (hadFocus) table.root.querySelector(":scope > .bar .toggle")?.focus();
  announce(table, `${name} deleted`);
  return true;
}

/** Follows strips that scroll by themselves: under a wheel, and when a button in them gets the focus. */
function followScrolling(table) {
  let timer = 0;
  table.root.addEventListener("scroll", ({ target }) => {
    const row = target.matches?.(".strip") ? rowOf(target) : null;
    if (!row || row.classList.contains("dragged") || table.isEditing) return;
    clearTimeout(timer);
    if (table.open !== row && !closeRow(table)) return settle(row, 0);
    timer = setTimeout(() => rest(table, row), 120);
  }, true);
  // A strip that does not lie under the pointer yet is asleep: the turn of the wheel that wakes it is passed on.
  table.root.addEventListener("wheel", (event) => {
    const row = rowOf(event.target);
    if (!row || table.isEditing || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    makeOperable(table, row);
    const { back, front } = strips(row);
    const strip = event.deltaX > 0 && !back?.scrollLeft ? front : (back ?? front);
    if (!strip || getComputedStyle(strip).overflowX !== "hidden") return;
    row.classList.add("awake");
    strip.scrollBy({ left: event.deltaX });
  }, { passive: true });
}

/** A strip has come to rest: its row is open, or closed again. */
function rest(table, row) {
  if (!row.isConnected || row.classList.contains("dragged") || table.isEditing) return;
  const x = offset(row);
  if (Math.abs(x) >= 1) openRow(table, row, x);
  else if (table.open === row) closeRow(table);
  else row.classList.remove("awake");
}
