// The data that a flow reads: its sources, their fields, and the operators of each type (D-10).

import { lookup } from "../../kit/words/lookup.ts";

export const DATA_SOURCES = [
  "threads",
  "appointments",
  "clients",
  "messages",
  "metacomments",
  "time",
  "event_signal",
  "comment_signal",
  "text_string",
] as const;
export type DataSource = (typeof DATA_SOURCES)[number];
export type DataType = "string" | "number" | "date";
export type DataField = { label: string; type: DataType; example: string };

/** The sources that `db_fetch` reads, as people see them. */
export const COLLECTIONS = ["threads", "appointments", "clients"] as const;
export type Collection = (typeof COLLECTIONS)[number];

export const SOURCE_LABELS: Readonly<Record<DataSource, string>> = {
  threads: "Chats",
  appointments: "Citas",
  clients: "Clientes",
  messages: "Mensajes",
  metacomments: "Comentarios",
  time: "Tiempo",
  event_signal: "Mensaje recibido",
  comment_signal: "Comentario recibido",
  text_string: "Texto",
};

const text = (label: string, example: string): DataField => ({ label, type: "string", example });
const number = (label: string, example: string): DataField => ({ label, type: "number", example });
const date = (label: string, example: string): DataField => ({ label, type: "date", example });
const COUNT = number("Cuántos", "2");
const COMMENT = lookup({
  content: text("Comentario", "¿Cuánto cuesta?"),
  source: text("Red social", "instagram"),
  userName: text("Usuario", "ana.mtz"),
  facebookUserName: text("Usuario de Facebook", "Ana Martínez"),
  instagramUserName: text("Usuario de Instagram", "ana.mtz"),
  createdAt: date("Fecha", "2026-11-27T17:00:00Z"),
});

/** Their fields; `text_string` has none, it is a text itself. The fields of a collection are those of its first row. */
export const SOURCE_FIELDS: Readonly<Record<DataSource, Readonly<Record<string, DataField>>>> = {
  threads: lookup({
    client: text("Cliente", "Ana Martínez"),
    channel: text("Canal", "WhatsApp"),
    lastMessage: text("Último mensaje", "¿Tienen lugar hoy?"),
    lastMessageDate: date("Fecha del último mensaje", "2026-11-27T17:00:00Z"),
    count: COUNT,
  }),
  appointments: lookup({
    status: text("Estado", "agendada"),
    start: date("Inicio", "2026-11-28T16:00:00Z"),
    end: date("Fin", "2026-11-28T17:00:00Z"),
    client: text("Cliente", "Ana Martínez"),
    specialist: text("Especialista", "Marta Ríos"),
    branch: text("Sucursal", "Centro"),
    service: text("Servicio", "Corte de cabello"),
    business: text("Negocio", "Salón Aurora"),
    count: COUNT,
  }),
  clients: lookup({
    name: text("Nombre", "Ana"),
    lastname: text("Apellido", "Martínez"),
    type: text("Tipo", "lead"),
    whatsapp: text("WhatsApp", "5512345678"),
    email: text("Correo", "ana@ejemplo.mx"),
    lastInteraction: date("Última interacción", "2026-11-27T17:00:00Z"),
    totalRevenue: number("Ingresos", "1250"),
    count: COUNT,
  }),
  messages: lookup({
    message: text("Mensaje", "¿Tienen lugar hoy?"),
    role: text("Quién escribió", "user"),
    date: date("Fecha", "2026-11-27T17:00:00Z"),
  }),
  metacomments: COMMENT,
  time: lookup({
    now: date("Ahora", "2026-11-27T17:00:00Z"),
    hour: number("Hora del día", "11"),
    weekday: text("Día de la semana", "viernes"),
  }),
  event_signal: lookup({
    text: text("Texto", "Quiero una cita"),
    type: text("Tipo de mensaje", "text"),
    name: text("Nombre del contacto", "Ana"),
    date: date("Fecha", "2026-11-27T17:00:00Z"),
  }),
  comment_signal: COMMENT,
  text_string: lookup({}),
};

export type DataKey = DataField & { key: string; source: DataSource };

/** The keys of a source, such as `event_signal.text`; `text_string` is a key itself. */
export function keysOfSource(source: DataSource): DataKey[] {
  if (source === "text_string") return [{ key: source, source, ...text("Texto", "Hola Ana, gracias por escribir") }];
  return Object.entries(SOURCE_FIELDS[source]).map(([name, field]) => ({ key: `${source}.${name}`, source, ...field }));
}

const ALL_KEYS = new Map(DATA_SOURCES.flatMap(keysOfSource).map((key) => [key.key, key]));

/** Undefined for a key that no source has. */
export function dataKey(key: string): DataKey | undefined {
  return ALL_KEYS.get(key);
}

const KEY_OF_VARIABLE = new Map([...ALL_KEYS.keys()].map((key) => [variableOf(key), key]));

/** A variable of a text is written in lower case. */
export function variableOf(key: string): string {
  return key.toLowerCase();
}

/** The key of a variable; the name itself where there is none. */
export function keyOfVariable(name: string): string {
  return KEY_OF_VARIABLE.get(name) ?? name;
}

const OPERATORS_OF = {
  string: ["equals", "notEquals", "contains", "notContains", "startsWith", "endsWith", "regex"],
  number: ["equals", "notEquals", "gt", "gte", "lt", "lte"],
  date: ["equals", "notEquals", "after", "before", "afterOrEqual", "beforeOrEqual"],
} as const;
export const OPERATORS = [
  ...new Set([...OPERATORS_OF.string, ...OPERATORS_OF.number, ...OPERATORS_OF.date]),
] as (typeof OPERATORS_OF)[DataType][number][];
export type Operator = (typeof OPERATORS)[number];

export function operatorsOf(type: DataType): readonly Operator[] {
  return OPERATORS_OF[type];
}

export const OPERATOR_LABELS: Readonly<Record<Operator, string>> = {
  equals: "es igual a",
  notEquals: "no es igual a",
  contains: "contiene",
  notContains: "no contiene",
  startsWith: "empieza con",
  endsWith: "termina con",
  regex: "cumple la expresión regular",
  gt: "es mayor que",
  gte: "es mayor o igual que",
  lt: "es menor que",
  lte: "es menor o igual que",
  after: "es después de",
  before: "es antes de",
  afterOrEqual: "es ese día o después",
  beforeOrEqual: "es ese día o antes",
};
