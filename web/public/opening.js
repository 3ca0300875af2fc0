// The bare lines of a page, drawn before any other script has come, and there until the page itself is drawn: those of the
// agenda and the inbox, and lists and cards below their title, which the document names. The looks of src/app/route/product-skeleton.tsx, which takes their place on a slow line
// (web/e2e/opening.test.ts holds them together).
function drawOpening(place) {
  const [, own, named, title] =
    document.querySelector("meta[name=opening]")?.content.match(/^(\S+) (list|cards) (.+)$/) ?? [];
  const shape = [
    [/^\/agenda\/?$/, "calendar", calendar],
    [/^\/chat(\/(?!conversaciones)|$)/, "inbox", inbox],
    ...(own ? [[new RegExp(`^${own}/?$`), named, () => titled(named === "list" ? list() : cards())]] : []),
  ].find(([path]) => path.test(location.pathname));
  if (!shape) return;
  const phone = matchMedia("(max-width: 767.95px)").matches;

  const style = document.createElement("style");
  style.textContent = `
    .o { --bar: #ededed; --line: #e6e6e6; --ground: #f5f5f5; --paper: #fff; --ink: #000; display: flex; min-height: 100dvh; background: var(--ground) }
    [data-mode="dark"] .o { --bar: #2b2e31; --line: #323437; --ground: #0d1013; --paper: #16191c; --ink: #ebebeb }
    .o, .o div { box-sizing: border-box }
    .o .b { background: var(--bar); border-radius: 10px; flex-shrink: 0 }
    .o .row { display: flex; align-items: center }
  `;
  document.head.append(style);

  const box = (css, ...children) => {
    const made = document.createElement("div");
    made.style.cssText = css;
    made.append(...children);
    return made;
  };
  /** Sizes in pixels, or as they are written. */
  const bar = (height, width = "100%", more = "") => {
    const made = box(`height:${px(height)};width:${px(width)};${more}`);
    made.className = "b";
    return made;
  };
  const row = (css, ...children) => {
    const made = box(css, ...children);
    made.className = "row";
    return made;
  };
  const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index));

  const menu = [120, 84, 104, 96, 132, 88].map((width) => bar(16, width, "margin-bottom:20px"));
  const content = shape[2]();
  content.dataset.shape = shape[1];
  const frame = box(
    "",
    box(
      `width:${isStrip() ? 64 : 232}px;padding:16px;overflow:hidden;flex-shrink:0;border-right:1px solid var(--line)`,
      ...menu,
    ),
    box(
      "flex:1;min-width:0",
      row(
        "height:52px;padding:0 16px;background:var(--paper);border-bottom:1px solid var(--line)",
        bar(24, 150),
        bar(28, 28, "border-radius:50%;margin-left:auto"),
      ),
      box("height:calc(100dvh - 52px);display:flex;flex-direction:column", content),
    ),
  );
  if (phone) frame.firstChild.remove();
  frame.className = "o";
  frame.setAttribute("role", "status");
  frame.setAttribute("aria-label", "Abriendo…");
  place.replaceChildren(frame);

  /** The menu, as it was left here. */
  function isStrip() {
    try {
      return localStorage.getItem("mostrador.menu.strip") === "true";
    } catch {
      return false;
    }
  }

  function px(size) {
    return typeof size === "number" ? `${size}px` : size;
  }

  function calendar() {
    const columns = phone ? 2 : 7;
    const edge = innerWidth < 600 ? 8 : 16;
    return box(
      "flex:1;min-height:0;width:100%;display:flex;flex-direction:column;overflow:hidden",
      row(
        `gap:8px;padding:0 ${edge}px;min-height:56px;flex-shrink:0`,
        ...(phone ? [] : [bar(36, 64)]),
        bar(20, phone ? 150 : 260),
        box("flex:1"),
        bar(36, phone ? 64 : 120),
        ...(phone ? [] : [bar(36, 140)]),
      ),
      box(
        `flex:1;min-height:0;overflow:hidden;display:grid;grid-template-columns:68px repeat(${columns},minmax(0,1fr));background:var(--paper);border-top:1px solid var(--line)`,
        box("padding-top:72px", ...times(12, () => box("height:76px;padding:0 8px", bar(12)))),
        ...times(columns, (column) =>
          box(
            "border-left:1px solid var(--line)",
            box("height:51px;display:grid;place-items:center;border-bottom:1px solid var(--line)", bar(16, "50%")),
            box(
              "padding:4px",
              ...times(5, (event) =>
                bar(
                  56 + ((column * 31 + event * 17) % 48),
                  "100%",
                  `margin-top:${16 + ((column * 53 + event * 37) % 60)}px`,
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }

  function inbox() {
    return box(
      "flex:1;min-height:0;width:100%;display:flex;overflow:hidden",
      box(
        `width:${phone ? "100%" : "360px"};border-right:1px solid var(--line);background:var(--paper)`,
        box(
          "padding:12px 16px;border-bottom:1px solid var(--line)",
          ...(phone ? [] : [bar(24, 90, "margin-bottom:16px")]),
          bar(40, "100%", "margin-bottom:12px"),
          bar(28, "80%"),
        ),
        ...rows(),
      ),
    );
  }

  function rows() {
    return times(8, (index) =>
      row(
        "gap:12px;padding:10px 16px;min-height:56px",
        bar(36, 36, "border-radius:50%"),
        box(
          "flex:1",
          bar(14, `${38 + ((index * 17) % 30)}%`, "margin-bottom:6px"),
          bar(12, `${24 + ((index * 29) % 36)}%`),
        ),
        bar(12, 56),
      ),
    );
  }

  function table() {
    return times(9, (line) =>
      row(
        "gap:16px;padding:0 16px;height:41px;border-bottom:1px solid var(--line)",
        ...times(5, (column) =>
          box(
            `flex:${column === 0 ? 2 : 1}`,
            bar(line === 0 ? 10 : 14, line === 0 ? "40%" : `${50 + ((line * 13 + column * 23) % 40)}%`),
          ),
        ),
      ),
    );
  }

  function list() {
    const isRows = matchMedia("(max-width: 959.95px)").matches;
    return [
      bar(40, "100%", "max-width:320px;margin-bottom:20px"),
      box("background:var(--paper);border:1px solid var(--line);border-radius:10px", ...(isRows ? rows() : table())),
    ];
  }

  function cards() {
    return [
      box(
        "display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))",
        ...times(6, () => bar(140)),
      ),
    ];
  }

  /** The title in our own font; a brand has another one. */
  function titled(content) {
    const small = innerWidth < 600;
    const head = box(
      `color:var(--ink);font:700 ${small ? "1.25rem/1.75rem" : "1.75rem/2.25rem"} "Heebo Variable",sans-serif;letter-spacing:-0.012em`,
      title,
    );
    return box(
      `flex-shrink:0;width:100%;max-width:1440px;margin:0 auto;padding:${small ? 16 : 24}px`,
      row(
        "justify-content:space-between;min-height:44px;margin-bottom:20px",
        window.mostradorBrand ? bar(28, 180) : head,
        bar(36, 120),
      ),
      ...content,
    );
  }
}

// As soon as its place is read, which no script of a page's own text may be called for (the content policy).
customElements.define(
  "opening-lines",
  class extends HTMLElement {
    connectedCallback() {
      drawOpening(this.parentElement);
    }
  },
);
