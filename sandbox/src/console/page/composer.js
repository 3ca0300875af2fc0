import { element, icon } from "./element.js";
import { lastWords } from "./people.js";

const LARGEST = 16 * 1024 * 1024;
/** Kinds for which a file is chosen. */
const ACCEPTED = { image: "image/png,image/jpeg", video: "video/mp4,video/3gpp,audio/*", document: "" };

/** Where the customer writes. `send` takes the message's own fields and tells whether it left. */
export function composer({ send }) {
  const find = (id) => document.getElementById(id);
  const [form, text, button, problem] = ["composer", "text", "send", "send-error"].map(find);
  const [attach, menu, file, quoting] = ["attach", "attach-menu", "file", "quoting"].map(find);
  let quoted;

  const fit = () => {
    text.style.height = "auto";
    text.style.height = `${Math.min(text.scrollHeight, 140)}px`;
    button.disabled = text.value.trim() === "" || text.disabled;
  };
  const quote = (message) => {
    quoted = message;
    quoting.hidden = !message;
    if (!message) return quoting.replaceChildren();
    quoting.replaceChildren(
      element(
        "span",
        {},
        element("strong", {}, "Respondes a"),
        element("span", { class: "muted" }, lastWords(message)),
      ),
      element(
        "button",
        { class: "icon", type: "button", "aria-label": "Quitar la cita", onclick: () => quote() },
        icon("close"),
      ),
    );
    text.focus();
  };
  const post = async (fields) => {
    problem.textContent = "";
    try {
      await send(quoted ? { ...fields, replyTo: quoted.id } : fields);
      quote();
      return true;
    } catch (error) {
      problem.textContent = `${error.message} Tu mensaje sigue aquí: vuelve a intentarlo.`;
      return false;
    }
  };
  const submit = async () => {
    const words = text.value.trim();
    if (words === "") return;
    text.value = "";
    fit();
    if (await post({ text: words })) return;
    text.value = words;
    fit();
  };
  const openMenu = (open) => {
    menu.hidden = !open;
    attach.setAttribute("aria-expanded", String(open));
    if (open) menu.querySelector("button").focus();
  };
  const attachKind = (kind) => {
    openMenu(false);
    if (kind === "location")
      void post({ type: kind, location: { latitude: 19.42847, longitude: -99.12766, name: "Mi casa" } });
    else if (ACCEPTED[kind] !== undefined) {
      file.accept = ACCEPTED[kind];
      file.dataset.kind = kind;
      file.click();
    } else void post({ type: kind });
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  text.addEventListener("input", fit);
  text.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void submit();
  });
  attach.addEventListener("click", () => openMenu(menu.hidden));
  menu.addEventListener("click", (event) => {
    const kind = event.target.closest("[data-kind]")?.dataset.kind;
    if (kind) attachKind(kind);
  });
  document.addEventListener("pointerdown", (event) => {
    if (!menu.hidden && !menu.contains(event.target) && !attach.contains(event.target)) openMenu(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    if (!menu.hidden) openMenu(false);
    if (quoted) quote();
  });
  file.addEventListener("change", async () => {
    const chosen = file.files[0];
    file.value = "";
    if (!chosen) return;
    if (chosen.size > LARGEST) {
      problem.textContent = "El archivo pasa de 16 MB. Elige uno más ligero.";
      return;
    }
    const media = {
      base64: await base64(chosen),
      mimeType: chosen.type || "application/octet-stream",
      filename: chosen.name,
    };
    const type = file.dataset.kind === "video" && media.mimeType.startsWith("audio/") ? "audio" : file.dataset.kind;
    if (type === "audio") media.voice = false;
    if (await post({ type, text: text.value.trim(), media })) text.value = "";
    fit();
  });
  return {
    quote,
    ready: (yes) => {
      text.disabled = !yes;
      attach.disabled = !yes;
      problem.textContent = "";
      quote();
      fit();
    },
    focus: () => text.focus(),
    post,
  };
}

function base64(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
