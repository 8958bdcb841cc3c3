// Rows: where they stand, what they are called, and how their events are sent. An index path is always read from the page
// itself, so that nothing has to be kept in step when rows come and go.

/** The state of one table of the page; `root` is the element around all of it. */
class Table {
  constructor(root) {
    this.root = root;
    this.isRightToLeft = getComputedStyle(root).direction === "rtl";
    this.sections = [...root.querySelectorAll(":scope > [data-section]")];
    /** The row whose actions show, the one that asks whether to delete it, the one that is moved. */
    this.open = this.confirming = this.moving = null;
    /** Lists in sight or near it: only their rows have been made operable. */
    this.near = new Set();
    /** The next click of the pointer belongs to a gesture that is over. */
    this.swallowsClick = false;
  }

  get isEditing() { return this.root.classList.contains("editing"); }
}

const element = (name, className, attributes = {}) => {
  const made = document.createElement(name);
  made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (name === "button") made.type = "button";
  return made;
};

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const listsOf = (section) => [...section.querySelectorAll(":scope > .rows")];
const rowOf = (node) => node.closest?.(".listing .row") ?? null;
const cellOf = (row) => row.querySelector(".cell:not(.edited)");

/** `[section, row]`, counted from 0. */
function indexPath(table, row) {
  const list = row.parentElement;
  let index = [...list.children].indexOf(row);
  for (let other = list.previousElementSibling; other?.matches(".rows"); other = other.previousElementSibling)
    index += other.childElementCount;
  return [table.sections.indexOf(list.parentElement), index];
}

/** What a row is called: its first text. */
function nameOf(row) {
  const cell = cellOf(row);
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    if (text) return (walker.currentNode.parentElement.closest(".m") ?? walker.currentNode).textContent.trim();
  }
  return cell.querySelector("[aria-label]")?.getAttribute("aria-label") || "Row";
}

/** The row before (-1) or after (1) another in the table, over the ends of sections; `null` at the table's end. */
function neighbour(table, row, step) {
  const next = step < 0 ? "previousElementSibling" : "nextElementSibling";
  if (row[next]) return row[next];
  const lists = table.sections.flatMap(listsOf);
  for (let at = lists.indexOf(row.parentElement) + step; lists[at]; at += step) {
    const found = step < 0 ? lists[at].lastElementChild : lists[at].firstElementChild;
    if (found) return found;
  }
  return null;
}

/** Sends an event; `false` where a listener cancelled it. */
function send(target, name, detail) {
  const options = { bubbles: true, cancelable: true, detail };
  return target.dispatchEvent(new CustomEvent(`tablerender:${name}`, options));
}

/** The same for a row; `false` too where a listener took the row out of the page. */
function sendRow(table, row, name, more = {}) {
  if (!row.isConnected) return false;
  const goesOn = send(row, name, { id: row.dataset.id ?? null, indexPath: indexPath(table, row), ...more });
  forgetGone(table);
  return goesOn && row.isConnected;
}

/** A host page may take rows out whenever it likes: nothing is open, asked or moved of a row that is gone. */
function forgetGone(table) {
  const isGone = (row) => row && !row.isConnected;
  if (isGone(table.open)) forgetOpen(table);
  if (isGone(table.confirming)) table.confirming = null;
  if (isGone(table.moving?.row)) table.moving = null;
  if (table.menu && isGone(table.menuRow)) closeMenu(table);
  if (!isGone(table.current)) return;
  table.current = null;
  const first = firstRow(table, 1);
  if (first) rove(table, first, false);
}

/** Takes a row out of its list. */
function detach(row) {
  const list = row.parentElement;
  row.remove();
  tidy(list);
}

/** A section keeps one list at least; the rounded ends and edge lines belong to its first and last ones. */
function tidy(list) {
  const section = list.parentElement;
  const lists = listsOf(section);
  if (!list.childElementCount && lists.length > 1) list.remove();
  const left = listsOf(section);
  left.forEach((each, at) => {
    each.classList.toggle("first", at === 0);
    each.classList.toggle("last", at === left.length - 1);
  });
}
