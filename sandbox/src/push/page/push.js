import { element } from "../../console/page/element.js";
import { ask, listen } from "../../console/page/sandbox-api.js";
import { dayName, hour } from "../../console/page/spanish-time.js";

const box = document.getElementById("notices");

async function load() {
  try {
    const { messages } = await ask("/push/messages");
    const notices = messages.toReversed().map(notice);
    box.replaceChildren(...(notices.length > 0 ? notices : [nothing()]));
  } catch (error) {
    box.replaceChildren(element("p", { class: "error", role: "alert" }, error.message));
  }
}

function notice({ note, at }) {
  return element(
    "details",
    { class: "mail", open: true },
    element(
      "summary",
      {},
      element("strong", {}, note.title),
      element("time", { class: "muted", datetime: at }, `${dayName(at)}, ${hour(at)}`),
      element("span", { class: "muted" }, note.body),
    ),
    element("pre", {}, note.url),
  );
}

function nothing() {
  return element("p", { class: "none" }, "Todavía no llega ningún aviso. Aparecerán aquí solos.");
}

listen({
  event: ({ kind }) => {
    if (kind === "push" || kind === "reset") void load();
  },
  lost: () => {},
  back: () => void load(),
});
void load();
