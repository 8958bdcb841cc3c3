// Taps, selection, and the way through the rows by keys.

/** Makes one row the one that the Tab key comes to. */
function rove(table, row, takesFocus) {
  makeOperable(table, row);
  const cell = cellOf(row);
  if (table.current && table.current !== cell) table.current.tabIndex = -1;
  table.current = cell;
  if (table.isEditing) return takesFocus && toolNear(table, row)?.focus();
  cell.tabIndex = 0;
  if (takesFocus) {
    cell.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  }
}

/** A control of a row, else of one near it, else what ends editing. */
function toolNear(table, row) {
  let [after, before] = [row, row];
  for (let distance = 0; distance < 100 && (after || before); distance += 1) {
    for (const each of [after, before]) {
      if (each) makeOperable(table, each);
      const tool = each?.querySelector(":scope > .tool");
      if (tool) return tool;
    }
    after &&= neighbour(table, after, 1);
    before &&= neighbour(table, before, -1);
  }
  return table.root.querySelector(":scope > .bar .toggle");
}

/** Selects a row, or takes its selection away where several can be selected; `false` where its link may not be followed. */
function tap(table, row) {
  const { select } = table.root.dataset;
  if (select === "none" || row.dataset.unselectable !== undefined) return true;
  const isChosen = row.classList.contains("chosen");
  if (isChosen && select === "many") {
    if (sendRow(table, row, "deselect")) choose(row, false);
    return true;
  }
  if (!sendRow(table, row, "select")) return false;
  if (select === "one")
    for (const other of table.root.querySelectorAll(".row.chosen"))
      if (other !== row && sendRow(table, other, "deselect")) choose(other, false);
  choose(row, true);
  return true;
}

function choose(row, isChosen) {
  row.classList.toggle("chosen", isChosen);
  markChosen(row);
}

function markChosen(row) {
  const cell = cellOf(row);
  if (row.classList.contains("chosen")) cell.setAttribute("aria-current", "true");
  else cell.removeAttribute("aria-current");
}

function followTaps(table) {
  // In the capturing phase: the click that ends a gesture reaches nobody.
  table.root.addEventListener("click", (event) => {
    if (!table.swallowsClick || !event.detail) return;
    table.swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
    if (table.open && rowOf(event.target) === table.open) closeRow(table);
  }, true);
  table.root.addEventListener("click", (event) => {
    forgetGone(table);
    const button = event.target.closest("button");
    const row = rowOf(event.target);
    if (button && !row) return pressOutsideRows(table, button);
    if (button) return pressInRow(table, row, button);
    const link = event.target.closest("a");
    if (link?.closest(".index")) return event.preventDefault() ?? goTo(table, link);
    if (link?.closest(".next")) return loadNextPage(table, "press") || event.preventDefault();
    if (!row || (link && !link.matches(".cell, .cover"))) return;
    if (table.isEditing) return event.preventDefault();
    rove(table, row, !link);
    if (!tap(table, row)) event.preventDefault();
  });
  table.root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    forgetGone(table);
    if (moveMenu(table, event) || moveLifted(table, event)) return event.preventDefault();
    if (event.key === "Escape" && (table.open || table.confirming)) return leave(table);
    if (event.target.matches(".listing .cell") && step(table, rowOf(event.target), event)) event.preventDefault();
  });
}

function pressOutsideRows(table, button) {
  if (button.matches(".toggle")) setEditing(table, !table.isEditing);
  else if (button.closest(".refresh")) refresh(table);
  else if (button.closest(".next")) loadNextPage(table, "press");
}

function pressInRow(table, row, button) {
  if (button.closest(".actions")) perform(table, row, button);
  else if (button.matches(".info")) sendRow(table, row, "accessory");
  else if (button.matches(".minus")) confirmDeletion(table, row);
  else if (button.matches(".plus")) sendRow(table, row, "insert");
  else if (button.matches(".confirm")) removeRow(table, row) || unconfirm(table);
}

/** Escape: the row that is open, or asks to be deleted, goes back and keeps the focus. */
function leave(table) {
  const row = table.open ?? table.confirming;
  closeRow(table);
  unconfirm(table);
  if (!table.isEditing) rove(table, row, true);
}

/** What a key does on a row; `false` where nothing. */
function step(table, row, event) {
  const ends = { Home: () => firstRow(table, 1), End: () => firstRow(table, -1) };
  const steps = { ArrowUp: () => neighbour(table, row, -1), ArrowDown: () => neighbour(table, row, 1), ...ends };
  if (steps[event.key]) {
    const next = steps[event.key]();
    if (next) rove(table, next, true);
    return true;
  }
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") return stepAside(table, row, event.key === "ArrowRight" ? 1 : -1);
  if (event.key !== " " && event.key !== "Enter") return false;
  if (event.target.matches("a")) return event.key === " ";
  if (tap(table, row) && event.key === "Enter") event.target.querySelector(".cover")?.click();
  return true;
}

function firstRow(table, step) {
  const lists = table.sections.flatMap(listsOf).filter((list) => list.childElementCount);
  return step > 0 ? lists[0]?.firstElementChild : lists.at(-1)?.lastElementChild;
}

/** An arrow moves a row as a finger would: out of its place, or back. */
function stepAside(table, row, way) {
  if (table.isEditing) return false;
  const x = offset(row);
  if (table.open === row && Math.sign(x) !== way) return closeRow(table) || true;
  if (!actionsAt(row, way)) return false;
  openRow(table, row, way);
  return true;
}
