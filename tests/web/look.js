// Measures what is on the screen; `look.py` says what of it is a fault.
() => {
  const [W, H] = [innerWidth, innerHeight];
  const cut = (a, b) => {
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, x) * Math.max(0, y);
  };
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.closest("[inert]"));
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(".unseen");
  const box = (e) => e.getBoundingClientRect();
  const screen = new DOMRect(0, 0, W, H);
  // what can be seen of an element: cut by every frame around it that cuts
  const window_ = (e) => {
    let r = box(e);
    for (let p = e.parentElement; p; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const b = box(p);
      const [l, t] = [Math.max(r.left, b.left), Math.max(r.top, b.top)];
      r = new DOMRect(l, t, Math.max(0, Math.min(r.right, b.right) - l), Math.max(0, Math.min(r.bottom, b.bottom) - t));
    }
    return r;
  };
  const board = document.querySelector(".board .pan, .board .felt");
  const ground = document.querySelector(".board .ground");
  const told = {
    share: null,
    map: null,
    least: null,
    cards: [],
    broken: [],
    covered: [],
    unseen: [],
    cut: [],
    wide: 0,
  };
  const ending = document.querySelector(".ending.whole");
  const stage = ending ?? document.querySelector(".table") ?? document.querySelector("#app");
  if (board && !ending) {
    const seen = ground && W > 700 ? cut(box(ground), box(board)) : cut(box(board), screen);
    told.share = Math.round((1000 * seen) / (W * H)) / 10;
  }
  told.wide = document.documentElement.scrollWidth - W; // the page never scrolls sideways
  const size = (e) => {
    const px = parseFloat(getComputedStyle(e).fontSize);
    const m = e.ownerSVGElement && e.getScreenCTM ? e.getScreenCTM() : null;
    return m ? px * Math.hypot(m.a, m.b) : px;
  };
  for (const e of stage.querySelectorAll("*")) {
    if (e.closest("[inert]") || ![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    if (!shown(e) || getComputedStyle(e).clipPath === "inset(50%)") continue;
    const r = window_(e);
    if (r.width < 2 || r.height < 2 || cut(r, screen) === 0) continue;
    const onMap = e.ownerSVGElement && e.closest(".pan");
    const px = Math.round(size(e) * 10) / 10;
    const slot = onMap ? "map" : "least";
    const what = (e.getAttribute("class") ?? e.tagName).split(" svelte")[0];
    if (!told[slot] || px < told[slot][0]) told[slot] = [px, e.textContent.trim().slice(0, 24), what];
  }
  // What a finger swipes past the edge of its row is not cut off: the row moves.
  const rolled = (e) => {
    const lanes = e.closest(".lanes");
    return !!lanes && getComputedStyle(lanes).overflowY === "auto" && lanes.scrollHeight > lanes.clientHeight + 2;
  };
  const swiped = (e) => {
    for (let p = e.parentElement; p && p !== stage; p = p.parentElement)
      if (/auto|scroll/.test(getComputedStyle(p).overflowX) && p.scrollWidth > p.clientWidth + 2) {
        const [r, b] = [box(e), box(p)];
        return r.left < b.left - 1 || r.right > b.right + 1;
      }
    return false;
  };
  // a card in the hand or in a lane tells its name: whole words, in sight, and nothing lies on its beginning
  for (const e of all(".hand .slot, .hands .slot, .lane .stack")) {
    const spine = [...e.querySelectorAll(".along")].find((n) => shown(n) && box(n).height > 8);
    const name = spine ?? e.querySelector(".name, .title, h3");
    if (!name || !shown(name) || swiped(e) || rolled(e)) continue;
    const r = box(name);
    const w = window_(name);
    const at = document.elementFromPoint(r.left + 3, r.top + Math.min(r.height / 2, 8));
    const whole = w.width >= Math.min(r.width, 30) - 1 && w.height >= Math.min(r.height, 30) - 2;
    if (at?.closest(".menu")) continue; // it lies there for a moment, beside what it speaks of
    if (!whole || !(at && (e.contains(at) || at.contains(e)))) told.cards.push(e.dataset.thing ?? name.textContent);
    const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (!spine && words.nextNode()) {
      for (const found of words.currentNode.textContent.matchAll(/[^\s-]+/gu)) {
        const range = document.createRange();
        range.setStart(words.currentNode, found.index);
        range.setEnd(words.currentNode, found.index + found[0].length);
        if (new Set([...range.getClientRects()].map((q) => Math.round(q.top))).size > 1) told.broken.push(found[0]);
      }
    }
    if (!spine && name.scrollWidth > name.clientWidth + 2) told.broken.push(name.textContent.trim());
  }
  for (const e of all(".lane .stack, .lane .place")) {
    if (!shown(e) || rolled(e)) continue;
    const [r, w] = [box(e), window_(e)];
    if (w.height < r.height - 2 || w.width < r.width - 2) told.cards.push("cut: " + e.textContent.trim().slice(0, 20));
  }
  // no line of a place, a card, a prompt or a board is cut through or off; a text that says so itself (…) may end early
  const CUT =
    ".location, .lane .stack, .hand .slot, .hands .slot, section.prompt, .strip, .closeup, aside .side, header";
  const whole = new Set();
  for (const e of all(CUT)) {
    if (!stage.contains(e) || !shown(e) || swiped(e)) continue;
    const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      const own = text.parentElement;
      if (whole.has(text) || !text.textContent.trim() || !shown(own) || swiped(own)) continue;
      whole.add(text);
      if (getComputedStyle(own).clipPath === "inset(50%)") continue;
      let frame = null;
      let short = false;
      let frames = 0;
      for (let p = own; p && p !== stage && frames < 20; p = p.parentElement, frames++) {
        const style = getComputedStyle(p);
        if (/auto|scroll/.test(style.overflowY) && p.scrollHeight > p.clientHeight + 1) {
          short = true;
          break;
        }
        short ||=
          style.textOverflow === "ellipsis" ||
          style.maskImage !== "none" ||
          (style.webkitLineClamp !== "none" && style.webkitLineClamp !== "");
        if (!/visible/.test(style.overflowX + style.overflowY) && !/contents|inline$/.test(style.display)) {
          const b = box(p);
          frame = frame
            ? {
                left: Math.max(frame.left, b.left),
                right: Math.min(frame.right, b.right),
                top: Math.max(frame.top, b.top),
                bottom: Math.min(frame.bottom, b.bottom),
              }
            : { left: b.left, right: b.right, top: b.top, bottom: b.bottom };
        }
      }
      if (short) continue;
      frame ??= { left: 0, right: W, top: 0, bottom: H };
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const r of range.getClientRects()) {
        if (r.width < 2) continue;
        const slack = r.height * 0.22; // the air above and below the letters of a line
        if (
          r.left < frame.left - 2 ||
          r.right > frame.right + 2 ||
          r.top < frame.top - slack ||
          r.bottom > frame.bottom + slack
        ) {
          told.cut.push(text.textContent.trim().slice(0, 26));
          break;
        }
      }
    }
  }
  // what is lit is in sight and nothing lies on it: once is enough, a thing may be drawn twice
  const free = new Set();
  const under = new Set();
  const away = new Set();
  for (const e of all("[data-lit]")) {
    if (!shown(e)) continue;
    const thing = e.dataset.thing;
    const onBoard = e.closest(".board");
    const r = box(e);
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    const w = window_(e);
    if (x < 0 || y < 0 || x > W || y > H || cut(w, screen) < Math.min(60, r.width * r.height * 0.2)) {
      if (!swiped(e) || !e.closest(".hand, .hands")) away.add(thing);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    const over = top?.closest(".closeup, section.prompt, .odds, .hand, aside");
    if (onBoard && over && !over.contains(e)) under.add(thing);
    else free.add(thing);
  }
  told.covered = [...under].filter((thing) => !free.has(thing));
  told.unseen = [...away].filter((thing) => !free.has(thing) && !under.has(thing));
  return told;
};
