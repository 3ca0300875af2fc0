import { element, paintAvatar } from "./element.js";
import { canonical, readable } from "./sandbox-api.js";
import { shortWhen } from "./spanish-time.js";

const KEY = "sandbox-people";
const EXAMPLES = [
  { name: "Ana Torres", phone: "525512345678" },
  { name: "Luis Hernández", phone: "523398765432" },
  { name: "Sofía Ramírez", phone: "528187654321" },
];

/** People that were typed here before; the browser remembers them. */
export function savedPeople() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export function savePerson(person) {
  const others = savedPeople().filter((one) => one.phone !== person.phone);
  localStorage.setItem(KEY, JSON.stringify([person, ...others].slice(0, 50)));
}

/** Who has a chat with this business, then who was typed before; with nobody, three examples. */
export function peopleOf(conversations, current) {
  const people = new Map();
  for (const { from, name, last } of conversations) people.set(from, { phone: from, name, last });
  for (const person of savedPeople()) if (!people.has(person.phone)) people.set(person.phone, person);
  if (current && !people.has(current.phone)) people.set(current.phone, current);
  for (const person of EXAMPLES) if (people.size < 3 && !people.has(person.phone)) people.set(person.phone, person);
  return [...people.values()];
}

export function drawPeople(list, people, currentPhone, choose) {
  const rows = people.map((person) =>
    element(
      "li",
      {},
      element(
        "button",
        {
          type: "button",
          class: "person",
          "aria-current": person.phone === currentPhone ? "true" : undefined,
          onclick: () => choose(person),
        },
        paintAvatar(element("span", { class: "avatar", "aria-hidden": "true" }), person.name),
        element(
          "span",
          { class: "person-words" },
          element(
            "span",
            { class: "person-top" },
            element("strong", {}, shownName(person)),
            person.last && element("time", { class: "muted" }, shortWhen(person.last.at)),
          ),
          element(
            "span",
            { class: "person-last muted" },
            person.last ? lastWords(person.last) : readable(person.phone),
          ),
        ),
      ),
    ),
  );
  list.replaceChildren(...rows);
}

function shownName({ name, phone }) {
  return canonical(name) === phone ? readable(phone) : name;
}

const KINDS = {
  image: "Foto",
  audio: "Nota de voz",
  video: "Video",
  document: "Documento",
  sticker: "Sticker",
  location: "Ubicación",
  contacts: "Contacto",
  unsupported: "Mensaje no compatible",
  revoke: "Mensaje eliminado",
};

/** What a message says in one line. */
export function lastWords(message) {
  if (message.revoked) return "Mensaje eliminado";
  if (message.type === "reaction") return message.text ? `Reaccionó con ${message.text}` : "Quitó su reacción";
  return message.text.replace(/([*_~])([^*_~\n]+)\1/g, "$2") || KINDS[message.type] || "Mensaje";
}
