import { element, icon } from "./element.js";

const FACES = ["👍", "❤️", "😂", "😮", "🙏"];

/** The small menu of a message: react, quote, take back. */
export function openMessageMenu(message, anchor, { react, quote, revoke }) {
  closeMenus();
  const run = (action) => () => {
    closeMenus();
    action();
  };
  const faces = FACES.map((face) =>
    element(
      "button",
      {
        type: "button",
        "aria-label": `Reaccionar con ${face}`,
        onclick: run(() => react(message.reaction === face ? "" : face)),
      },
      face,
    ),
  );
  const menu = element(
    "div",
    { class: "menu message-menu", role: "menu" },
    element("div", { class: "faces" }, faces),
    element("button", { type: "button", role: "menuitem", onclick: run(quote) }, icon("reply"), "Responder"),
    message.direction === "in" &&
      element(
        "button",
        { type: "button", role: "menuitem", onclick: run(revoke) },
        icon("close"),
        "Eliminar para todos",
      ),
  );
  document.body.append(menu);
  const place = anchor.getBoundingClientRect();
  const left = Math.min(place.left, innerWidth - menu.offsetWidth - 8);
  const below = place.bottom + 4 + menu.offsetHeight < innerHeight;
  const top = below ? place.bottom + 4 : place.top - menu.offsetHeight - 4;
  menu.style.left = `${Math.max(8, left)}px`;
  menu.style.top = `${Math.min(Math.max(8, top), innerHeight - menu.offsetHeight - 8)}px`;
  menu.querySelector("button").focus();
  const away = (event) => {
    if (event.type === "keydown" ? event.key !== "Escape" : menu.contains(event.target)) return;
    closeMenus();
    if (event.type === "keydown") anchor.focus();
  };
  menu.away = away;
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, away);
}

function closeMenus() {
  for (const menu of document.querySelectorAll(".message-menu")) {
    for (const kind of ["pointerdown", "keydown"]) document.removeEventListener(kind, menu.away);
    menu.remove();
  }
}

/** The rows of a list message, to choose one. */
export function openList(sheet, list, choose) {
  let chosen;
  const send = element("button", { class: "primary", type: "submit", disabled: true }, "Enviar");
  const row = (one) =>
    element(
      "label",
      { class: "list-row" },
      element(
        "span",
        {},
        element("strong", {}, one.title),
        one.description && element("span", { class: "muted" }, one.description),
      ),
      element("input", {
        type: "radio",
        name: "row",
        onchange: () => {
          chosen = one;
          send.disabled = false;
        },
      }),
    );
  sheet.replaceChildren(
    element(
      "form",
      {
        method: "dialog",
        onsubmit: () => {
          if (chosen) choose(chosen);
        },
      },
      element(
        "header",
        { class: "sheet-head" },
        element("h2", { id: "sheet-title" }, list.button),
        element(
          "button",
          { class: "icon", type: "button", "aria-label": "Cerrar", onclick: () => sheet.close() },
          icon("close"),
        ),
      ),
      element(
        "div",
        { class: "sheet-body" },
        list.sections.flatMap((section) => [
          section.title && element("h3", {}, section.title),
          ...section.rows.map(row),
        ]),
      ),
      send,
    ),
  );
  sheet.showModal();
}
