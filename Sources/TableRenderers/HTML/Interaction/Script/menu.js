// A row's menu: by the right button, the menu key, or a long press.

/** Milliseconds that a finger has to stay. */
const holdTime = 500;

function followMenus(table) {
  table.root.addEventListener("contextmenu", (event) => {
    const row = rowOf(event.target);
    if (!row?.dataset.menu || table.isEditing) return;
    event.preventDefault();
    if (table.menu) return;
    const isByKey = event.pointerType === "" || (!event.clientX && !event.clientY);
    const box = row.getBoundingClientRect();
    openMenu(table, row, isByKey ? box.left + 24 : event.clientX, isByKey ? box.bottom - 8 : event.clientY);
  });
  addEventListener("blur", () => closeMenu(table));
  addEventListener("scroll", () => closeMenu(table), { passive: true });
}

function holdForMenu(table, row, { clientX, clientY }) {
  if (!row.dataset.menu || table.isEditing) return;
  table.hold = setTimeout(() => {
    table.swallowsClick = true;
    openMenu(table, row, clientX, clientY);
  }, holdTime);
}

function cancelHold(table) {
  clearTimeout(table.hold);
}

function openMenu(table, row, x, y) {
  closeMenu(table);
  makeOperable(table, row);
  const menu = element("div", "menu", { role: "menu", "aria-label": `Menu of ${nameOf(row)}` });
  for (const [id, title, isDestructive] of JSON.parse(row.dataset.menu)) {
    const item = element("button", isDestructive ? "destructive" : "", { role: "menuitem", tabindex: "-1" });
    item.textContent = title;
    item.addEventListener("click", () => {
      closeMenu(table);
      sendRow(table, row, "menu", { action: id });
    });
    menu.append(item);
  }
  table.root.append(menu);
  const { offsetWidth, offsetHeight } = menu;
  const left = table.isRightToLeft ? x - offsetWidth : x;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(y, innerHeight - offsetHeight - 8))}px`;
  table.menu = menu;
  table.menuRow = row;
  row.classList.add("pressed");
  menu.firstElementChild.focus({ preventScroll: true });
}

function closeMenu(table) {
  if (!table.menu) return;
  const { menu, menuRow } = table;
  const hadFocus = menu.contains(document.activeElement);
  table.menu = null;
  menuRow.classList.remove("pressed");
  menu.remove();
  if (hadFocus) rove(table, menuRow, true);
}

/** The keys of an open menu; `false` where there is none. */
function moveMenu(table, event) {
  if (!table.menu?.contains(event.target)) return false;
  const items = [...table.menu.children];
  const at = items.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next !== undefined) items.at(next % items.length).focus();
  else if (event.key === "Escape" || event.key === "Tab") closeMenu(table);
  else if (event.key.length === 1 && event.key !== " ")
    items.find((item) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
  else return false;
  return true;
}
