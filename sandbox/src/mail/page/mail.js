import { element } from "../../console/page/element.js";
import { ask, listen } from "../../console/page/sandbox-api.js";
import { dayName, hour } from "../../console/page/spanish-time.js";

const box = document.getElementById("mails");
const filter = document.getElementById("to");
const opened = new Set();
filter.value = new URLSearchParams(location.search).get("to") ?? "";

async function load() {
  const to = filter.value.trim();
  history.replaceState(null, "", to ? `/mail?to=${encodeURIComponent(to)}` : "/mail");
  try {
    const { messages } = await ask(`/mail/messages${to ? `?to=${encodeURIComponent(to)}` : ""}`);
    const letters = messages.toReversed().map(letter);
    box.replaceChildren(...(letters.length > 0 ? letters : [nothing(to)]));
  } catch (error) {
    box.replaceChildren(element("p", { class: "error", role: "alert" }, error.message));
  }
}

function letter(mail, index) {
  const at = `${dayName(mail.at)}, ${hour(mail.at)}`;
  return element(
    "details",
    {
      class: "mail",
      open: index === 0 || opened.has(mail.id),
      ontoggle: (event) => (event.currentTarget.open ? opened.add(mail.id) : opened.delete(mail.id)),
    },
    element(
      "summary",
      {},
      element("strong", {}, mail.subject || "(Sin asunto)"),
      element("time", { class: "muted", datetime: mail.at }, at),
      element("span", { class: "muted" }, `Para ${mail.to} · De ${mail.from}`),
    ),
    mail.html &&
      element("iframe", { src: `/mail/messages/${mail.id}/html`, title: "Correo con formato", loading: "lazy" }),
    mail.text && element("pre", {}, linked(mail.text)),
  );
}

/** The text with its addresses made into links; markup stays text. */
function linked(text) {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
    .map((part, index) => (index % 2 ? element("a", { href: part, target: "_blank", rel: "noreferrer" }, part) : part));
}

function nothing(to) {
  const words = to ? `Nada para ${to} todavía.` : "Todavía no llega ningún correo. Aparecerán aquí solos.";
  return element("p", { class: "none" }, words);
}

filter.addEventListener("input", () => void load());
listen({
  event: ({ kind }) => {
    if (kind === "mail" || kind === "reset") void load();
  },
  lost: () => {},
  back: () => void load(),
});
void load();
