// Editing: the table shows what deletes, inserts and moves its rows.

function setEditing(table, isEditing) {
  if (!send(table.root, "edit", { id: null, indexPath: null, editing: isEditing })) return;
  if (table.moving) drop(table, true);
  closeRow(table);
  forgetOpen(table);
  unconfirm(table);
  // By itself, as UIKit does: no listener is asked.
  if (isEditing) for (const row of table.root.querySelectorAll(".row.chosen")) choose(row, false);
  table.root.classList.toggle("editing", isEditing);
  table.root.querySelector(":scope > .bar .toggle").textContent = isEditing ? "Done" : "Edit";
  for (const list of table.near) for (const row of list.children) makeOperable(table, row);
  if (table.current) table.current.tabIndex = isEditing ? -1 : 0;
  announce(table, isEditing ? "Editing" : "Done editing");
}

/** Gives a row the controls that it has while its table is edited. */
function addTools(row) {
  if (row.querySelector(":scope > .tool")) return;
  const name = nameOf(row);
  const { edit = "delete", movable } = row.dataset;
  if (edit === "delete") row.append(element("button", "tool minus", { "aria-label": `Delete ${name}` }));
  if (edit === "insert") row.append(element("button", "tool plus", { "aria-label": `Insert ${name}` }));
  if (movable !== undefined)
    row.append(element("button", "tool grip", { "aria-label": `Reorder ${name}`, "aria-pressed": "false" }));
}

/** Asks whether to delete a row, by a button that stands in its trailing end. */
function confirmDeletion(table, row) {
  unconfirm(table);
  const button = element("button", "confirm");
  button.textContent = row.dataset.delete ?? "Delete";
  button.setAttribute("aria-label", `${button.textContent} ${nameOf(row)}`);
  row.append(button);
  row.style.setProperty("--w", `${button.offsetWidth}px`);
  row.classList.add("confirming");
  table.confirming = row;
  button.focus({ preventScroll: true });
}

function unconfirm(table) {
  const row = table.confirming;
  if (!row) return;
  table.confirming = null;
  const button = row.querySelector(":scope > .confirm");
  const hadFocus = button === document.activeElement;
  row.classList.remove("confirming");
  if (hadFocus) row.querySelector(":scope > .minus")?.focus({ preventScroll: true });
  if (isStill()) button.remove();
  else button.addEventListener("transitionend", () => button.remove(), { once: true });
  setTimeout(() => button.remove(), 2 * glideTime);
}
