// Every shortcut that there is, once: the listeners are bound from this table, and the sheet at `?` is drawn from it. It
// names places of the product, which nothing else in `ui` does, because lists, forms and calendars are bound here as well.
// 'Mod' is Ctrl, and ⌘ on a Mac.
import { FORM_SHORTCUTS } from "./form-shortcuts.ts";
import { type Shortcut, shortcut } from "./take-key.ts";

export const SHORTCUTS = {
  global: {
    title: "En todas partes",
    keys: {
      search: shortcut("Buscar y hacer cualquier cosa", "Mod+K"),
      sheet: shortcut("Ver estos atajos", "?"),
    },
  },
  notice: {
    title: "En un aviso",
    keys: { undo: shortcut("Deshacer lo que dice", "Mod+Z") },
  },
  list: {
    title: "En una lista",
    keys: {
      next: shortcut("Ir a la fila de abajo", "ArrowDown"),
      previous: shortcut("Ir a la fila de arriba", "ArrowUp"),
      first: shortcut("Ir a la primera fila", "Home"),
      last: shortcut("Ir a la última fila", "End"),
    },
  },
  row: {
    title: "En una fila",
    keys: {
      open: shortcut("Abrir la fila", "Enter"),
      select: shortcut("Seleccionar la fila", " "),
    },
  },
  form: FORM_SHORTCUTS,
  calendar: {
    title: "En un calendario",
    keys: {
      dayBefore: shortcut("Día anterior", "ArrowLeft"),
      dayAfter: shortcut("Día siguiente", "ArrowRight"),
      weekBefore: shortcut("Semana anterior", "ArrowUp"),
      weekAfter: shortcut("Semana siguiente", "ArrowDown"),
      monthBefore: shortcut("Mes anterior", "PageUp"),
      monthAfter: shortcut("Mes siguiente", "PageDown"),
    },
  },
  agenda: {
    title: "En la agenda",
    keys: {
      create: shortcut("Agendar una cita", "N"),
      today: shortcut("Ir a hoy", "T"),
      day: shortcut("Ver el día", "D"),
      week: shortcut("Ver la semana", "W"),
      next: shortcut("Ver 7 días desde este", "7"),
      month: shortcut("Ver el mes", "M"),
      list: shortcut("Ver la lista", "L"),
      nearer: shortcut("Acercar las horas", "+"),
      farther: shortcut("Alejar las horas", "-"),
      before: shortcut("Días anteriores", "ArrowLeft"),
      after: shortcut("Días siguientes", "ArrowRight"),
      enter: shortcut("Ir a las citas", "ArrowDown"),
    },
  },
  entries: {
    title: "Entre las citas",
    keys: {
      above: shortcut("Cita de arriba", "ArrowUp"),
      below: shortcut("Cita de abajo", "ArrowDown"),
      left: shortcut("Cita de la columna anterior", "ArrowLeft"),
      right: shortcut("Cita de la columna siguiente", "ArrowRight"),
      take: shortcut("Tomar la cita para moverla", " "),
    },
  },
  moving: {
    title: "Al mover una cita",
    keys: {
      earlier: shortcut("Un cuarto de hora antes", "ArrowUp"),
      later: shortcut("Un cuarto de hora después", "ArrowDown"),
      before: shortcut("A la columna anterior", "ArrowLeft"),
      after: shortcut("A la columna siguiente", "ArrowRight"),
      leave: shortcut("Dejarla ahí", "Enter", " "),
      back: shortcut("Regresarla", "Escape"),
    },
  },
  inbox: {
    title: "En el chat",
    keys: {
      search: shortcut("Buscar una conversación", "/"),
      walk: shortcut("Recorrer las conversaciones", "ArrowDown", "ArrowUp"),
      back: shortcut("Volver a las conversaciones", "Escape"),
    },
  },
  composer: {
    title: "Al escribir un mensaje",
    keys: {
      send: shortcut("Enviar", "Enter", "Mod+Enter"),
      unquote: shortcut("Dejar de responder a ese mensaje", "Escape"),
    },
  },
} satisfies Record<string, { title: string; keys: Record<string, Shortcut> }>;

export type Group = keyof typeof SHORTCUTS;
export type NameIn<G extends Group> = Extract<keyof (typeof SHORTCUTS)[G]["keys"], string>;
