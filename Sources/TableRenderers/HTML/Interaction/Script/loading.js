// What brings other rows: pulling the table down, reaching its end, the section index.

/** Pixels that the table has to be pulled down, a finger goes twice as far. */
const pullLength = 60;

/** Sends an event that listeners may take their time over: what they hand to `waitUntil` keeps the table busy. */
async function load(table, target, name, more) {
  const work = [];
  const detail = { id: null, indexPath: null, ...more, waitUntil: (promise) => work.push(promise) };
  if (!send(target, name, detail)) return;
  target.classList.add("busy");
  table.root.setAttribute("aria-busy", "true");
  await Promise.allSettled([...work, new Promise((done) => setTimeout(done, isStill() ? 0 : 900))]);
  target.classList.remove("busy");
  table.root.removeAttribute("aria-busy");
}

function refresh(table) {
  const control = table.root.querySelector(":scope > .refresh");
  if (control.classList.contains("busy")) return;
  announce(table, "Refreshing");
  load(table, control, "refresh", {});
}

/** `false` where a listener does not want the link to be followed. */
function loadNextPage(table, reason) {
  const control = table.root.querySelector(":scope > .next");
  if (control.classList.contains("busy")) return false;
  const link = control.querySelector("a");
  if (reason === "scroll" || !link) return load(table, control, "nextpage", { reason });
  return send(control, "nextpage", { id: null, indexPath: null, reason, waitUntil: () => {} });
}

/** Once the reader has scrolled to the end of the table, its next page is asked for by itself; again once rows have come. */
function followEnd(table) {
  const control = table.root.querySelector(":scope > .next");
  if (!control) return;
  let askedAt = -1;
  new IntersectionObserver((entries) => {
    if (!entries.at(-1).isIntersecting || !scrollY) return;
    const count = table.sections.flatMap(listsOf).reduce((sum, list) => sum + list.childElementCount, 0);
    if (count !== askedAt) loadNextPage(table, "scroll");
    askedAt = count;
  }).observe(control);
}

// Pulling.

const canPull = (table, y) => y > 0 && scrollY <= 0 && table.root.querySelector(":scope > .refresh:not(.busy)");

function pull(table, y) {
  table.pulled = Math.max(0, Math.min(y / 2, 2 * pullLength));
  table.root.classList.add("pulling");
  table.root.style.setProperty("--pull", `${table.pulled}px`);
  table.root.classList.toggle("pulled", table.pulled >= pullLength);
}

function endPull(table) {
  const isFar = table.pulled >= pullLength;
  table.pulled = 0;
  table.root.classList.remove("pulling", "pulled");
  table.root.style.removeProperty("--pull");
  if (isFar) refresh(table);
}

/** A finger that goes down scrolls the page, which ends its pointer: touches go on. */
function followPulls(table) {
  let start = null;
  table.root.addEventListener("touchstart", ({ touches: [touch, other] }) => {
    start = other || table.moving || scrollY > 0 ? null : { x: touch.clientX, y: touch.clientY };
  }, { passive: true });
  table.root.addEventListener("touchmove", ({ touches: [touch] }) => {
    if (!start) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    if (!table.pulled && Math.hypot(x, y) < slop) return;
    if (!table.pulled && (Math.abs(x) > y || !canPull(table, y))) start = null;
    else pull(table, y);
  }, { passive: true });
  for (const name of ["touchend", "touchcancel"])
    table.root.addEventListener(name, () => {
      if (start && table.pulled) endPull(table);
      start = null;
    });
}

// The section index.

function goTo(table, link) {
  const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!section || link === table.indexLink) return;
  const detail = { id: section.dataset.section || null, indexPath: [table.sections.indexOf(section), 0], title: link.textContent };
  if (!send(section, "index", detail)) return;
  section.scrollIntoView({ block: "start" });
}

/** A pointer that goes along the index leads from section to section. */
function followIndex(table) {
  const index = table.root.querySelector(":scope > .index");
  if (!index) return;
  const go = (event) => {
    const link = document.elementFromPoint(index.getBoundingClientRect().left + 7, event.clientY)?.closest(".index a");
    if (!link) return;
    goTo(table, link);
    table.indexLink = link;
  };
  index.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    index.setPointerCapture(event.pointerId);
    table.swallowsClick = true;
    go(event);
  });
  index.addEventListener("pointermove", (event) => index.hasPointerCapture(event.pointerId) && go(event));
  for (const name of ["pointerup", "pointercancel"]) index.addEventListener(name, () => (table.indexLink = null));
}
