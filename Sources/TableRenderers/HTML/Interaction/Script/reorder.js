// Moving rows, by their handles and by keys. The row itself goes from place to place in the page; a listener hears of it once,
// where it is put down, and can have it back.

function lift(table, row) {
  const next = row.nextElementSibling;
  table.moving = { row, from: indexPath(table, row), list: row.parentElement, next };
  row.classList.add("lifted");
  row.querySelector(".grip").setAttribute("aria-pressed", "true");
}

/** Puts the lifted row into a list before another row, or at its end. */
function place(table, list, before) {
  const { row } = table.moving;
  if (!row.isConnected || !hasRoom(table, list) || row === before || (row.parentElement === list && row.nextElementSibling === before)) return;
  glide([...new Set([row.parentElement, list])], () => list.insertBefore(row, before));
}

/** Whether the lifted row may come into a list: its section has no more rows than it may. */
function hasRoom(table, list) {
  const section = list.parentElement;
  const { row, list: home } = table.moving;
  if (section.dataset.maximum === undefined || section === home.parentElement) return true;
  const rows = listsOf(section).flatMap((each) => [...each.children]).filter((each) => each !== row);
  return rows.length < Number(section.dataset.maximum);
}

/** Puts the lifted row down where it is, or back where it was. */
function drop(table, isPutBack) {
  forgetGone(table);
  if (!table.moving) return;
  const { row, from, list, next } = table.moving;
  const grip = row.querySelector(".grip");
  const to = indexPath(table, row);
  const isMoved = String(from) !== String(to);
  table.moving.isOver = true;
  if (isMoved && (isPutBack || !sendRow(table, row, "move", { indexPath: from, from, to })) && table.moving)
    place(table, list, next);
  const last = row.parentElement;
  table.moving = null;
  row.classList.remove("lifted", "held");
  grip.setAttribute("aria-pressed", "false");
  // A list that lost its last row goes only now: until here the row could come back to it.
  for (const each of new Set([list, last])) if (each?.isConnected) tidy(each);
  if (!row.isConnected) return;
  announce(table, `${nameOf(row)}, ${isPutBack ? "back at " : ""}${placeInWords(table, row)}`);
}

// By keys.

/** What a key does to a row's handle; `false` where nothing. */
function moveLifted(table, event) {
  const grip = event.target.closest?.(".grip");
  if (!grip || !table.isEditing) return false;
  const row = rowOf(grip);
  const isLifted = table.moving?.row === row;
  if (event.key === " " || event.key === "Enter") {
    if (isLifted) drop(table, false);
    else takeUp(table, row);
  } else if (!isLifted) {
    return false;
  } else if (event.key === "Escape") {
    drop(table, true);
  } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    carry(table, row, event.key === "ArrowUp" ? -1 : 1);
    announce(table, placeInWords(table, row));
  } else if (event.key !== "Tab") {
    return true;
  } else {
    drop(table, true);
    return false;
  }
  grip.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
  return true;
}

function takeUp(table, row) {
  lift(table, row);
  row.classList.add("held");
  announce(table, `${nameOf(row)} lifted, ${placeInWords(table, row)}. Arrow keys move it, Space puts it down, Escape puts it back.`);
}

/** One place up or down; over the end of a section into the next one. */
function carry(table, row, step) {
  const list = row.parentElement;
  const lists = table.sections.flatMap(listsOf);
  const sibling = step < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (sibling) return place(table, list, step < 0 ? sibling : sibling.nextElementSibling);
  let at = lists.indexOf(list) + step;
  while (lists[at] && !hasRoom(table, lists[at])) at += step;
  const other = lists[at];
  if (!other) return;
  const isSameSection = other.parentElement === list.parentElement;
  // Within a section the next list goes on where this one ends: one place on is behind its first row.
  if (step < 0) place(table, other, isSameSection ? other.lastElementChild : null);
  else place(table, other, isSameSection ? (other.children[1] ?? null) : other.firstElementChild);
}

// By pointer.

/** Pixels from the window's edges within which a dragged row scrolls the page. */
const edge = 70;

function followHandles(table) {
  let pointer = null;
  table.root.addEventListener("pointerdown", (event) => {
    const row = event.target.closest(".grip") && rowOf(event.target);
    if (!row || !event.isPrimary || event.button !== 0 || !table.isEditing) return;
    if (table.moving) drop(table, true);
    const box = row.getBoundingClientRect();
    lift(table, row);
    pointer = { y: event.clientY, top: box.top - event.clientY, ghost: ghostOf(table, row, box) };
    table.root.setPointerCapture(event.pointerId);
    table.swallowsClick = true;
    requestAnimationFrame(scrollAtEdges);
  });
  const scrollAtEdges = () => {
    if (!pointer) return;
    const way = Math.min(0, pointer.y - edge) + Math.max(0, pointer.y - (innerHeight - edge));
    if (way) scrollBy(0, way / 5);
    if (way) follow();
    requestAnimationFrame(scrollAtEdges);
  };
  const follow = () => {
    forgetGone(table);
    if (!table.moving) return finish(true);
    pointer.ghost.style.top = `${pointer.y + pointer.top}px`;
    const target = placeAt(table, pointer.y + pointer.top);
    if (target) place(table, target.list, target.before);
  };
  const finish = (isPutBack) => {
    const row = table.moving?.row;
    const { ghost } = pointer;
    pointer = null;
    drop(table, isPutBack);
    if (row?.isConnected) land(row, ghost);
    else ghost.remove();
  };
  table.root.addEventListener("pointermove", (event) => {
    if (!pointer) return;
    pointer.y = event.clientY;
    follow();
  });
  table.root.addEventListener("pointerup", () => pointer && finish(false));
  table.root.addEventListener("pointercancel", () => pointer && finish(true));
  document.addEventListener("keydown", (event) => event.key === "Escape" && pointer && finish(true));
}

/** A picture of a row that follows the pointer in its place. */
function ghostOf(table, row, box) {
  const ghost = element("ul", "rows ghost", { "aria-hidden": "true" });
  const copy = row.cloneNode(true);
  copy.removeAttribute("id");
  copy.classList.remove("lifted");
  ghost.append(copy);
  ghost.inert = true;
  Object.assign(ghost.style, { top: `${box.top}px`, left: `${box.left}px`, width: `${box.width}px` });
  table.root.append(ghost);
  return ghost;
}

/** The picture flies to where its row was put, and is gone. */
function land(row, ghost) {
  const way = row.getBoundingClientRect().top - ghost.getBoundingClientRect().top;
  if (isStill() || !way) return ghost.remove();
  row.classList.add("landing");
  const flight = ghost.animate([{}, { transform: `translateY(${way}px)` }], { duration: glideTime / 2, easing: "ease-out" });
  const end = () => {
    row.classList.remove("landing");
    ghost.remove();
  };
  flight.onfinish = flight.oncancel = end;
}

/** The place among the rows that is nearest to a row whose top is at a height of the window. */
function placeAt(table, top) {
  const middle = top + table.moving.row.offsetHeight / 2;
  const distance = (list) => {
    const box = list.getBoundingClientRect();
    return Math.max(box.top - middle, middle - box.bottom, 0);
  };
  const lists = [...table.near].filter((list) => list.isConnected && hasRoom(table, list));
  const list = lists.reduce((best, each) => (!best || distance(each) < distance(best) ? each : best), null);
  if (!list) return null;
  // Rows on their way are reckoned with where they will be.
  let end = list.getBoundingClientRect().top;
  for (const row of list.children) {
    if (row === table.moving.row) continue;
    if (top < end + row.offsetHeight / 2) return { list, before: row };
    end += row.offsetHeight;
  }
  return { list, before: null };
}
