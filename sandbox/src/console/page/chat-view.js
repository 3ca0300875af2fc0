import { bubble } from "./bubble.js";
import { element, icon } from "./element.js";
import { dayName } from "./spanish-time.js";

const HELLOS = ["Hola, ¿qué servicios tienen?", "¿Tienen lugar mañana por la tarde?", "¿Cuánto cuesta?"];

let drawn = { chat: undefined, rows: new Map() };

/** Draws the chat again where it changed. Keeps the reader's place unless the end was in sight. */
export function drawChat(box, { messages, typing, business, person, act, sendText }) {
  const chat = `${business?.phoneNumberId}:${person?.phone}`;
  const atEnd = chat !== drawn.chat || box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  const lastIsMine = messages.at(-1)?.direction === "in" && !drawn.rows.has(messages.at(-1).id);
  const kept = chat === drawn.chat ? drawn.rows : new Map();
  drawn = { chat, rows: new Map() };
  const shown = messages.filter((one) => !["revoke", "edit"].includes(one.type) && !isMark(one, messages));
  const byId = new Map(messages.map((one) => [one.id, one]));
  const rows = [];
  let before;
  for (const message of shown) {
    const day = dayName(message.at);
    if (day !== before?.day) rows.push(element("p", { class: "day" }, element("span", {}, day)));
    const quoted = byId.get(message.replyTo);
    const content = JSON.stringify([message, quoted?.revoked]);
    const old = kept.get(message.id);
    const row = old?.content === content ? old.row : bubble(message, { quoted, act });
    row.classList.toggle("first", before?.day !== day || before?.direction !== message.direction);
    drawn.rows.set(message.id, { content, row });
    rows.push(row);
    before = { day, direction: message.direction };
  }
  if (shown.length === 0) rows.push(business && person ? firstWords(business, sendText) : nothingYet(business));
  if (typing) {
    const dots = [1, 2, 3].map(() => element("i", {}));
    rows.push(
      element("div", { class: "bubble theirs first typing", role: "status", "aria-label": "Escribiendo" }, dots),
    );
  }
  place(box, rows);
  if (atEnd || lastIsMine) stayAtEnd(box);
}

/** Moves only what changed, so that a voice note being heard goes on. */
function place(box, rows) {
  const wanted = new Set(rows);
  for (const old of [...box.children]) if (!wanted.has(old)) old.remove();
  rows.forEach((row, index) => {
    if (box.children[index] !== row) box.insertBefore(row, box.children[index] ?? null);
  });
}

/** Pictures take their room when they arrive; the end stays in sight meanwhile. */
function stayAtEnd(box) {
  box.scrollTop = box.scrollHeight;
  for (const picture of box.querySelectorAll("img")) {
    if (picture.complete) continue;
    picture.addEventListener("load", () => {
      box.scrollTop = box.scrollHeight;
    });
  }
}

/** A reaction is drawn on the message it marks. */
function isMark(message, messages) {
  return message.type === "reaction" && messages.some((one) => one.id === message.replyTo);
}

function firstWords(business, sendText) {
  const hellos = HELLOS.map((text) => element("button", { type: "button", onclick: () => sendText(text) }, text));
  return element(
    "div",
    { class: "empty" },
    element(
      "span",
      { class: "empty-drawing", "aria-hidden": "true" },
      element("i", {}),
      element("i", {}),
      element("i", {}),
    ),
    element("h2", {}, "Manda el primer mensaje"),
    element("p", { class: "muted" }, `${business.businessName} lo recibe al momento. Puedes empezar con una de estas:`),
    element("div", { class: "hellos" }, hellos),
  );
}

function nothingYet(business) {
  return element(
    "div",
    { class: "empty" },
    element("span", { class: "empty-icon", "aria-hidden": "true" }, icon("shop")),
    element("h2", {}, business ? "Elige quién eres" : "Todavía no hay ningún negocio"),
    element(
      "p",
      { class: "muted" },
      business
        ? "Escoge a una de las personas de la lista, o escribe otro nombre y otro número."
        : "Cuando un negocio conecte su WhatsApp con este simulador, aparecerá aquí solo. No hace falta recargar.",
    ),
  );
}
