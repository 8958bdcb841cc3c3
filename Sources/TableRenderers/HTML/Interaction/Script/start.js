// The start: rows become operable when they come near the window, however many there are.

/** Gives a row what it needs for its reader to operate it; once. */
function makeOperable(table, row) {
  if (table.isEditing) addTools(row);
  if (row.isOperable) return;
  row.isOperable = true;
  const cell = cellOf(row);
  nameCell(table, row, cell);
  addImplicitDelete(table, row, cell);
  const { back, front, left, right } = strips(row);
  for (const strip of [back, front]) {
    for (const name of ["tabindex", "role", "aria-label"]) strip?.removeAttribute(name);
  }
  // The first action stands at the edge, and what is first in the page at the side where reading begins.
  for (const [actions, isAtStart] of [[left, !table.isRightToLeft], [right, table.isRightToLeft]]) {
    const at = isAtStart ? 0 : -1;
    if (!actions) continue;
    actions.inert = true;
    [...actions.children].at(at).classList.add("outermost");
  }
}

/** A row is a button where it can be selected, else a group of what stands in it. */
function nameCell(table, row, cell) {
  const isSelectable = table.root.dataset.select !== "none" && row.dataset.unselectable === undefined;
  cell.tabIndex = -1;
  markChosen(row);
  if (cell.matches("a")) return;
  const isButton = isSelectable && !cell.querySelector("a");
  cell.setAttribute("role", isButton ? "button" : "group");
  if (!isButton || !cell.textContent.trim()) cell.setAttribute("aria-label", nameOf(row));
}

/** A row that can be deleted and has no trailing actions is deleted by a swipe, as in UIKit. */
function addImplicitDelete(table, row, cell) {
  const { left, right } = strips(row);
  if ((table.isRightToLeft ? left : right) || row.dataset.edit) return;
  const strip = element("div", table.isRightToLeft ? "strip back" : "strip");
  const actions = element("div", "actions", { "data-full": "" });
  const button = element("button", "implicit", { "data-action": "delete", "data-destructive": "" });
  button.textContent = row.dataset.delete ?? "Delete";
  actions.append(button);
  // Beside leading actions the strip stands around or inside theirs: the back one is always the outer.
  const inside = table.isRightToLeft ? [...row.children].filter((each) => !each.matches(".edited, .tool"))
    : [cell, ...cell.parentElement.querySelectorAll(":scope > .info")];
  inside[0].before(strip);
  if (table.isRightToLeft) strip.append(actions, ...inside);
  else strip.append(...inside, actions);
}

function watch(table) {
  const show = (list) => {
    table.near.add(list);
    for (const row of list.children) makeOperable(table, row);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) show(target);
      else table.near.delete(target);
  }, { rootMargin: "600px 0px" });
  const lists = table.sections.flatMap(listsOf);
  // Rows that a host page puts in while they can be seen.
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const row of addedNodes)
        if (table.near.has(target) && row.matches?.(".row")) makeOperable(table, row);
  }).observe(table.root, { childList: true, subtree: true });
  // The first ones at once: a reader may be quicker than the next frame.
  lists.slice(0, 4).forEach(show);
  for (const list of lists) observer.observe(list);
}

function start(root) {
  const table = new Table(root);
  root.classList.add("live");
  watch(table);
  followDrags(table);
  followHandles(table);
  followScrolling(table);
  followTaps(table);
  followMenus(table);
  followPulls(table);
  followIndex(table);
  followEnd(table);
  const first = firstRow(table, 1);
  if (first) rove(table, first, false);
}

for (const root of document.currentScript.parentElement.querySelectorAll(".listing")) start(root);
