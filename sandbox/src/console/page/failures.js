import { element, icon } from "./element.js";
import { ask } from "./sandbox-api.js";

const PATH = "/__sandbox/failures";

/** Each switch: its words, whether it is on, and what on and off mean. */
const SWITCHES = [
  {
    title: "Avisos lentos",
    about: "Tus mensajes tardan 5 segundos en llegarle al negocio.",
    on: (one) => one.webhookDelayMs > 0,
    set: (yes) => ({ webhookDelayMs: yes ? 5000 : 0 }),
  },
  {
    title: "Avisos repetidos",
    about: "Cada aviso llega dos veces. El negocio debe contestar una.",
    on: (one) => one.webhookDuplicate === true || one.webhookDuplicate > 0,
    set: (yes) => ({ webhookDuplicate: yes }),
  },
  {
    title: "Avisos en desorden",
    about: "Lo que mandas seguido puede llegar al revés.",
    on: (one) => one.webhookShuffle,
    set: (yes) => ({ webhookShuffle: yes }),
  },
  {
    title: "Errores 500 de WhatsApp",
    about: "Los próximos 3 mensajes del negocio son rechazados.",
    on: (one) => (one.graphFail?.times ?? 0) > 0,
    set: (yes) => ({ graphFail: yes ? { times: 3, status: 500, code: 131000 } : null }),
  },
  {
    title: "Respuesta perdida",
    about: "WhatsApp acepta el mensaje, pero el negocio no se entera.",
    on: (one) => one.graphDropAfterAccept !== false && one.graphDropAfterAccept !== 0,
    set: (yes) => ({ graphDropAfterAccept: yes }),
  },
  {
    title: "Sin confirmaciones",
    about: "El negocio no sabe si su mensaje llegó ni si lo leíste.",
    on: (one) => one.statusesOff === true,
    set: (yes) => ({ statusesOff: yes }),
  },
  {
    title: "Ventana de 24 horas cerrada",
    about: "Como si llevaras más de un día sin escribir: solo llegan plantillas.",
    on: (one) => one.windowClosed,
    set: (yes) => ({ windowClosed: yes }),
  },
  {
    title: "Demasiados mensajes seguidos",
    about: "WhatsApp frena al negocio después de 1 mensaje cada 6 segundos.",
    on: (one) => one.pairRateLimit < 45,
    set: (yes) => ({ pairRateLimit: yes ? 1 : 45 }),
  },
];

/** The drawer where things go wrong on purpose. */
export function failuresDrawer(drawer, { changed }) {
  const close = () => {
    drawer.hidden = true;
  };
  const draw = (current, problem) => {
    const active = current ? SWITCHES.filter((one) => one.on(current)).length : 0;
    const parts = [
      element(
        "header",
        { class: "drawer-head" },
        element("h2", {}, "Probar fallas"),
        element("button", { class: "icon", type: "button", "aria-label": "Cerrar", onclick: close }, icon("close")),
      ),
      element("p", { class: "muted drawer-about" }, "Haz que algo salga mal y mira si el negocio lo resuelve."),
      problem && element("p", { class: "error", role: "alert" }, problem),
      current &&
        element(
          "div",
          { class: "switches" },
          SWITCHES.map((one) => toggle(one, current)),
        ),
      current &&
        element(
          "button",
          { class: "secondary", type: "button", disabled: active === 0, onclick: () => change("DELETE") },
          "Quitar todas las fallas",
        ),
    ];
    drawer.replaceChildren(...parts.filter(Boolean));
    changed(active);
  };
  const change = async (method, body) => {
    try {
      draw(await ask(PATH, method, body));
    } catch (error) {
      draw(undefined, error.message);
    }
  };
  const toggle = (one, current) =>
    element(
      "label",
      { class: "switch" },
      element("span", {}, element("strong", {}, one.title), element("span", { class: "muted" }, one.about)),
      element("input", {
        type: "checkbox",
        role: "switch",
        checked: one.on(current),
        onchange: (event) => change("PUT", one.set(event.currentTarget.checked)),
      }),
    );
  const refresh = async () => {
    try {
      draw(await ask(PATH));
    } catch {
      draw(undefined, "Las fallas solo se pueden mover desde la computadora donde corre el simulador.");
    }
  };
  void refresh();
  return {
    toggle: () => {
      drawer.hidden = !drawer.hidden;
      if (drawer.hidden) return;
      void refresh().then(() => drawer.querySelector("button")?.focus());
    },
    close,
  };
}
