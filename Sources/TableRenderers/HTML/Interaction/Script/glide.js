// Rows that change their places glide there.

const glideTime = 250;

/** Makes a change to some lists and lets their rows, and with their heights all that stands below, glide. */
function glide(lists, change) {
  if (isStill() || lists.some((list) => !list?.isConnected)) return change();
  const near = (row, top) => row.top < top + innerHeight && row.bottom > top - innerHeight;
  const old = lists.map((list) => {
    const box = list.getBoundingClientRect();
    const rows = [...list.children].map((row) => [row, row.getBoundingClientRect()]);
    return { list, box, tops: new Map(rows.filter(([, at]) => near(at, 0)).map(([row, at]) => [row, at.top - box.top])) };
  });
  change();
  const timing = { duration: glideTime, easing: "ease" };
  for (const { list, box, tops } of old) {
    if (!list.isConnected) continue;
    const now = list.getBoundingClientRect();
    if (now.height !== box.height)
      list.animate([{ height: `${box.height}px` }, { height: `${now.height}px` }], timing);
    for (const row of list.children) {
      const way = tops.has(row) ? tops.get(row) - (row.getBoundingClientRect().top - now.top) : 0;
      if (way) row.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], timing);
    }
  }
}

/** Calls `step` with numbers from one to another until it is there, then `end`. */
function animate(from, to, step, end) {
  if (isStill() || Math.abs(to - from) < 1) {
    step(to);
    return end();
  }
  const start = performance.now();
  const frame = (now) => {
    const share = Math.min(1, Math.max(0, (now - start) / glideTime));
    step(from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1) requestAnimationFrame(frame);
    else end();
  };
  requestAnimationFrame(frame);
}
