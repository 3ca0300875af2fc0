import { bubble } from "./bubble.js";
import { element, icon } from "./element.js";
import { dayName } from "./spanish-time.js";

const HELLOS = ["Hola, ¿qué servicios tienen?", "¿Tienen lugar mañana por la tarde?", "¿Cuánto cuesta?"];

/** Draws the chat. Keeps the reader's place unless the end was in sight. */
export function drawChat(box, { messages, typing, business, person, act, sendText }) {
  const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  const shown = messages.filter((one) => one.type !== "revoke" && !isMark(one, messages));
  const byId = new Map(messages.map((one) => [one.id, one]));
  const rows = [];
  let before;
  for (const message of shown) {
    const day = dayName(message.at);
    if (day !== before?.day) rows.push(element("p", { class: "day" }, element("span", {}, day)));
    const row = bubble(message, { quoted: byId.get(message.replyTo), act });
    if (before?.day !== day || before?.direction !== message.direction) row.classList.add("first");
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
  box.replaceChildren(...rows);
  if (atEnd) box.scrollTop = box.scrollHeight;
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
