import { element, icon } from "./element.js";
import { lastWords } from "./people.js";
import { hour } from "./spanish-time.js";

const STATUS = {
  accepted: ["waiting", "Aceptado"],
  sent: ["tick", "Enviado"],
  delivered: ["ticks", "Entregado"],
  read: ["ticks", "Leído"],
  failed: ["failed", "No se entregó"],
};

const FAILED = {
  131047: "No se entregó: pasaron más de 24 horas desde tu último mensaje.",
  131026: "No se entregó: este número no tiene WhatsApp.",
};

/** One message. `act` receives taps: answer, list, menu. */
export function bubble(message, { quoted, act }) {
  const mine = message.direction === "in";
  const wide = message.type === "image" || message.type === "video";
  return element(
    "article",
    {
      class: `bubble ${mine ? "mine" : "theirs"}${wide ? " with-picture" : ""}`,
      id: `m-${message.id}`,
      "aria-label": `${mine ? "Tú" : "Negocio"}, ${hour(message.at)}`,
      oncontextmenu: (event) => {
        if (message.revoked || event.target.closest("a, img, audio, video")) return;
        event.preventDefault();
        act.menu(message, event.currentTarget);
      },
    },
    message.revoked
      ? element("p", { class: "words removed" }, "Se eliminó este mensaje")
      : [
          quoted && element("blockquote", { class: "quote" }, element("span", {}, lastWords(quoted))),
          ...content(message),
          ...answers(message, act),
          element(
            "button",
            {
              class: "bubble-menu",
              type: "button",
              "aria-label": "Opciones del mensaje",
              "aria-haspopup": "menu",
              onclick: (event) => act.menu(message, event.currentTarget),
            },
            icon("more"),
          ),
        ],
    message.reaction && element("span", { class: "reaction" }, message.reaction),
  );
}

function content(message) {
  const parts = [message.header && element("strong", { class: "words" }, message.header), media(message)];
  if (message.type === "unsupported") parts.push(element("p", { class: "words removed" }, "Mensaje no compatible"));
  if (message.text && message.type !== "location") parts.push(words(message.text));
  if (message.footer) parts.push(element("p", { class: "footer muted" }, message.footer));
  parts.push(foot(message));
  if (message.status === "failed") {
    const reason = FAILED[message.error?.code] ?? `No se entregó: ${message.error?.title ?? "error desconocido"}.`;
    parts.push(element("p", { class: "failed" }, reason));
  }
  return parts;
}

function foot(message) {
  const [name, title] = STATUS[message.status] ?? STATUS.sent;
  return element(
    "span",
    { class: "foot" },
    element("time", { datetime: message.at }, hour(message.at)),
    element("span", { class: `tick ${message.status}`, role: "img", "aria-label": title, title }, icon(name)),
  );
}

function media(message) {
  const { media: file, location } = message;
  if (location) {
    const where = `${location.latitude.toFixed(5)}, ${location.longitude.toFixed(5)}`;
    return element(
      "div",
      { class: "place" },
      element("span", { class: "place-map", "aria-hidden": "true" }, icon("place")),
      element("strong", {}, location.name || "Ubicación"),
      element("span", { class: "muted" }, location.address || where),
    );
  }
  if (!file) return undefined;
  const source = file.link ?? `/console/media/${file.id}`;
  if (message.type === "image" || message.type === "sticker" || message.type === "interactive") {
    return element("img", { class: message.type, src: source, alt: message.text || "Foto" });
  }
  if (message.type === "audio") return element("audio", { controls: true, preload: "none", src: source });
  if (message.type === "video") return element("video", { controls: true, preload: "none", src: source });
  return element(
    "a",
    { class: "file", href: source, target: "_blank", rel: "noreferrer" },
    icon("file"),
    element("span", {}, file.filename ?? "Documento"),
  );
}

function answers(message, act) {
  const { buttons = [], list, link } = message;
  const tap = (name, title, run) =>
    element("button", { class: "answer", type: "button", onclick: run }, icon(name), element("span", {}, title));
  const rows = buttons.map((choice) => tap("reply", choice.title, () => act.choose(message, choice)));
  if (list) rows.push(tap("list", list.button, () => act.openList(message)));
  if (link) {
    rows.push(
      element(
        "a",
        { class: "answer", href: link.url, target: "_blank", rel: "noreferrer" },
        icon("outside"),
        element("span", {}, link.title),
      ),
    );
  }
  return rows.length > 0 ? [element("div", { class: "answers" }, rows)] : [];
}

const MARKS = /(https?:\/\/[^\s<]+[^\s<.,;:!?)])|\*([^*\n]+)\*|_([^_\n]+)_|~([^~\n]+)~/g;

/** Text with WhatsApp's own marks (*negrita*, _cursiva_, ~tachado~) and with links that open. */
function words(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, url, bold, italic, struck] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (url) parts.push(element("a", { href: url, target: "_blank", rel: "noreferrer" }, url));
    else if (bold) parts.push(element("b", {}, bold));
    else parts.push(italic ? element("i", {}, italic) : element("s", {}, struck));
  }
  return element("p", { class: "words" }, ...parts, text.slice(end));
}
