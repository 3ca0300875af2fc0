// The text of each shortcut for the list at `?`. Separate from the keys, which all pages load.
import type { Group, NameIn } from "./shortcuts.ts";

export const SHORTCUT_WORDS: { [G in Group]: { title: string; keys: Record<NameIn<G>, string> } } = {
  global: {
    title: "En todas partes",
    keys: {
      search: "Buscar y hacer cualquier cosa",
      sheet: "Ver estos atajos",
    },
  },
  notice: {
    title: "En un aviso",
    keys: { undo: "Deshacer lo que dice" },
  },
  list: {
    title: "En una lista",
    keys: {
      next: "Ir a la fila de abajo",
      previous: "Ir a la fila de arriba",
      first: "Ir a la primera fila",
      last: "Ir a la última fila",
    },
  },
  row: {
    title: "En una fila",
    keys: {
      open: "Abrir la fila",
      select: "Seleccionar la fila",
    },
  },
  form: { title: "En un formulario", keys: { save: "Guardar" } },
  calendar: {
    title: "En un calendario",
    keys: {
      dayBefore: "Día anterior",
      dayAfter: "Día siguiente",
      weekBefore: "Semana anterior",
      weekAfter: "Semana siguiente",
      monthBefore: "Mes anterior",
      monthAfter: "Mes siguiente",
    },
  },
  agenda: {
    title: "En la agenda",
    keys: {
      create: "Agendar una cita",
      today: "Ir a hoy",
      day: "Ver el día",
      week: "Ver la semana",
      next: "Ver 7 días desde este",
      month: "Ver el mes",
      list: "Ver la lista",
      nearer: "Acercar las horas",
      farther: "Alejar las horas",
      before: "Días anteriores",
      after: "Días siguientes",
      enter: "Ir a las citas",
    },
  },
  entries: {
    title: "Entre las citas",
    keys: {
      above: "Cita de arriba",
      below: "Cita de abajo",
      left: "Cita de la columna anterior",
      right: "Cita de la columna siguiente",
      take: "Tomar la cita para moverla",
    },
  },
  moving: {
    title: "Al mover una cita",
    keys: {
      earlier: "Un cuarto de hora antes",
      later: "Un cuarto de hora después",
      before: "A la columna anterior",
      after: "A la columna siguiente",
      leave: "Dejarla ahí",
      back: "Regresarla",
    },
  },
  inbox: {
    title: "En el chat",
    keys: {
      search: "Buscar una conversación",
      walk: "Recorrer las conversaciones",
      back: "Volver a las conversaciones",
    },
  },
  composer: {
    title: "Al escribir un mensaje",
    keys: {
      send: "Enviar",
      unquote: "Dejar de responder a ese mensaje",
    },
  },
};
