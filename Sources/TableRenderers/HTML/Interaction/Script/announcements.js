// What is told to readers who do not see the page.

function announce(table, text) {
  table.status ??= table.root.appendChild(element("div", "hidden", { role: "status" }));
  table.status.textContent = text;
}

/** Where a row stands, in words: "row 2 of 5, Fruit". */
function placeInWords(table, row) {
  const [section, index] = indexPath(table, row);
  const lists = listsOf(table.sections[section]);
  const count = lists.reduce((sum, list) => sum + list.childElementCount, 0);
  const title = table.sections[section].querySelector(":scope > .head")?.textContent.trim();
  return `row ${index + 1} of ${count}${title ? `, ${title}` : ""}`;
}
