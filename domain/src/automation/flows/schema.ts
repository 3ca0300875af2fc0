// The document of a flow: nodes, edges and when it ends (D-10).
import * as z from "zod";
import { reference } from "../../kit/reference.ts";
import { HourMinute, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { COLLECTIONS, OPERATORS } from "./data.ts";
import { FLOW_EVENTS, TIMER_CONTACTS, TIMER_MINUTES } from "./events.ts";

export const MOST_NODES = 100;
export const MOST_EDGES = 200;
export const MOST_RULES = 10;
export const MOST_FETCHED = 100;
export const LONGEST_TEXT = 4000;
/** 90 days. */
export const LONGEST_WAIT_MS = 7_776_000_000;

const NodeId = z.string(REQUIRED).regex(/^[\w-]{1,64}$/, "El identificador del nodo lleva letras, números y guiones");
const Branch = z.string("La salida no es válida").max(64, "La salida no es válida").default("default");
const Coordinate = z
  .number("La posición debe ser un número")
  .min(-1_000_000, "La posición queda fuera del lienzo")
  .max(1_000_000, "La posición queda fuera del lienzo");

/** One comparison: the key of the data, the operator and the value. */
const Comparison = z.object({
  field: z.string("Elige un dato").max(80, "El dato no es válido").default(""),
  operator: z.enum(OPERATORS, "El operador no existe").default("equals"),
  value: z
    .union([z.string().max(300, "El valor puede tener hasta 300 caracteres"), z.number()], "El valor no es válido")
    .default(""),
});
export type Comparison = z.output<typeof Comparison>;

export const Rule = Comparison.extend({ id: NodeId, label: optionalText(40, "La etiqueta").prefault("") });
export type Rule = z.output<typeof Rule>;

const Assistant = reference("assistant").nullable().default(null);
const ContentField = z.string("Elige el contenido").max(80, "El contenido no es válido").default("text_string");
/** Written here, it is sent in place of the content field. */
const OwnText = optionalText(LONGEST_TEXT, "El texto").prefault("");
const Send = z.object({
  contentField: ContentField,
  text: OwnText,
  messageType: z.enum(["text", "image", "audio"], "El mensaje es texto, imagen o audio").default("text"),
  /** The image or audio; the text goes with it. */
  resourceId: reference("resource").nullable().default(null),
  /** With a text: the link of this form, signed for the contact, comes after it. */
  formId: reference("form").nullable().default(null),
});
const Reply = z.object({
  contentField: ContentField,
  text: OwnText,
  /** In private to its author, once for each comment and within 7 days: the conversation goes on from there. */
  private: z.boolean("Di si se responde en privado").default(false),
});
const None = z.object({});

const PARAMS = {
  trigger: z.object({
    event: z.enum(FLOW_EVENTS, "El evento no existe").default("whatsapp_message"),
    minutes: z
      .number("El intervalo debe ser un número")
      .refine(
        (value) => (TIMER_MINUTES as readonly number[]).includes(value),
        `El intervalo puede ser de ${TIMER_MINUTES.join(", ")} minutos`,
      )
      .default(60),
    /** Words that start it; without any, every message or comment does. */
    keywords: z
      .array(text(1, 60, "La palabra clave"), "Las palabras clave son una lista")
      .max(20, "Puedes escribir hasta 20 palabras clave")
      .default([]),
    matchType: z.enum(["exact", "partial"], "La coincidencia es exact o partial").default("partial"),
    /** Only the first message that a contact ever wrote. */
    firstOnly: z.boolean("Di si es solo el primer mensaje").default(false),
    contacts: z.enum(TIMER_CONTACTS, "Elige para quién corre").default("none"),
    /** For those without contact: how many days. */
    days: z
      .int("Los días deben ser un número entero")
      .min(1, "Debe ser al menos 1 día")
      .max(730, "Pueden ser hasta 730 días")
      .default(60),
  }),
  conditional: z.object({
    rules: z
      .array(Rule, "Las reglas son una lista")
      .max(MOST_RULES, `Puedes escribir hasta ${MOST_RULES} reglas`)
      .default([]),
    caseSensitive: z.boolean("Di si distingue mayúsculas").default(false),
  }),
  wait: z.object({
    ms: z
      .int("La espera debe ser un número entero")
      .min(1, "La espera debe ser mayor que cero")
      .max(LONGEST_WAIT_MS, "La espera puede ser de hasta 90 días")
      .default(2000),
  }),
  awaitReply: z.object({
    channel: z
      .enum(["WhatsApp", "Instagram", "Facebook"], "El canal es WhatsApp, Instagram o Facebook")
      .default("Facebook"),
    /** After so many minutes without an answer it goes on by the branch `timeout`. */
    timeoutMinutes: z
      .int("El tiempo debe ser un número entero")
      .min(1, "El tiempo debe ser al menos 1 minuto")
      .max(129_600, "El tiempo puede ser de hasta 90 días")
      .default(1440),
  }),
  assistant: z.object({ assistantId: Assistant, prompt: optionalText(2000, "La instrucción").prefault("") }),
  delegate_ai: z.object({ assistantId: Assistant }),
  delegate_human: None,
  template_text: z.object({ text: OwnText }),
  send_whatsapp: Send,
  send_instagram: Send,
  send_facebook: Send,
  reply_facebook_comment: Reply,
  reply_instagram_comment: Reply,
  db_fetch: z.object({
    collection: z.enum(COLLECTIONS, "La colección es threads, appointments o clients").default("threads"),
    filters: z
      .array(Comparison, "Los filtros son una lista")
      .max(MOST_RULES, `Puedes escribir hasta ${MOST_RULES} filtros`)
      .default([]),
    limit: z
      .int("El límite debe ser un número entero")
      .min(1, "El límite debe ser al menos 1")
      .max(MOST_FETCHED, `El límite máximo es ${MOST_FETCHED}`)
      .default(10),
  }),
  release: None,
};

function node<const Type extends string, Params extends z.ZodObject>(type: Type, params: Params) {
  return z.object({
    id: NodeId,
    type: z.literal(type),
    name: optionalText(60, "El nombre del nodo").prefault(""),
    position: z.object({ x: Coordinate, y: Coordinate }, "La posición lleva x e y").default({ x: 0, y: 0 }),
    params: params.prefault({} as z.input<Params>),
    /** How the canvas draws it. */
    rfType: z.string("El tipo de dibujo no es válido").max(40, "El tipo de dibujo no es válido").default("flowNode"),
  });
}

export const FlowNode = z.discriminatedUnion(
  "type",
  [
    node("trigger", PARAMS.trigger),
    node("conditional", PARAMS.conditional),
    node("wait", PARAMS.wait),
    node("awaitReply", PARAMS.awaitReply),
    node("assistant", PARAMS.assistant),
    node("delegate_ai", PARAMS.delegate_ai),
    node("delegate_human", PARAMS.delegate_human),
    node("template_text", PARAMS.template_text),
    node("send_whatsapp", PARAMS.send_whatsapp),
    node("send_instagram", PARAMS.send_instagram),
    node("send_facebook", PARAMS.send_facebook),
    node("reply_facebook_comment", PARAMS.reply_facebook_comment),
    node("reply_instagram_comment", PARAMS.reply_instagram_comment),
    node("db_fetch", PARAMS.db_fetch),
    node("release", PARAMS.release),
  ],
  "Este tipo de nodo no existe",
);
export type FlowNode = z.output<typeof FlowNode>;

export const FlowEdge = z.object({
  id: NodeId,
  source: NodeId,
  target: NodeId,
  /** `default`, `timeout` of a wait for an answer, or the id of a rule. */
  branch: Branch,
  /** What it carries; left out, it is filled in. */
  dataTypeKey: z.string("El dato no es válido").max(80, "El dato no es válido").default(""),
  dataTypeLabel: z.string("El nombre del dato no es válido").max(80, "El nombre del dato no es válido").default(""),
  dataKeys: z
    .array(z.string().max(80, "El dato no es válido"), "Los datos son una lista")
    .max(100, "Son demasiados datos")
    .default([]),
});
export type FlowEdge = z.output<typeof FlowEdge>;

/** What ends a run besides its last node; a contact who asks to hear no more always ends it. */
export const ENDS = ["reply", "booking", "payment", "person", "optOut"] as const;
export type End = (typeof ENDS)[number];

const SETTINGS = {
  ends: z
    .array(z.enum(ENDS, "Elige qué termina el flujo"), "Lo que termina el flujo es una lista")
    .max(ENDS.length, "Son demasiadas formas de terminar")
    .overwrite((ends) => ENDS.filter((end) => end === "optOut" || ends.includes(end))),
  /** Whether a contact may enter again: always, never, or `reentryDays` after the last time. */
  reentry: z.enum(["always", "never", "after"], "Elige si puede volver a entrar"),
  reentryDays: z
    .int("Los días deben ser un número entero")
    .min(1, "Debe ser al menos 1 día")
    .max(730, "Pueden ser hasta 730 días"),
  /** The hours in which it sends, in the zone of the business; null: at any hour. */
  hours: z
    .object({ from: HourMinute, to: HourMinute }, "El horario lleva from y to")
    .refine(({ from, to }) => from < to, { path: ["to"], error: "El horario debe terminar después de empezar" })
    .nullable(),
  /** A trigger word of another flow ends the wait of this one. */
  yieldsToTriggers: z.boolean("Di si otro flujo lo interrumpe"),
};
export const FlowSettings = z.object({
  ends: SETTINGS.ends.default(["reply", "booking", "optOut"]),
  reentry: SETTINGS.reentry.default("always"),
  reentryDays: SETTINGS.reentryDays.default(30),
  hours: SETTINGS.hours.default(null),
  yieldsToTriggers: SETTINGS.yieldsToTriggers.default(true),
});
export type FlowSettings = z.output<typeof FlowSettings>;

const Graph = {
  nodes: z.array(FlowNode, "Los nodos son una lista").max(MOST_NODES, `Un flujo puede tener hasta ${MOST_NODES} nodos`),
  edges: z
    .array(FlowEdge, "Las conexiones son una lista")
    .max(MOST_EDGES, `Un flujo puede tener hasta ${MOST_EDGES} conexiones`),
  triggerNodeId: NodeId,
};

const META = { name: text(1, 80, "El nombre"), active: z.boolean("Di si el flujo está activo") };
export const FlowMeta = z.object({ ...META, active: META.active.default(false) });

export const NewFlow = z.object({
  businessId: Id,
  meta: FlowMeta,
  ...Graph,
  settings: FlowSettings.prefault({}),
});
export type NewFlow = z.output<typeof NewFlow>;

export const FlowEdit = z.object({
  meta: z.object(META).partial().optional(),
  nodes: Graph.nodes.optional(),
  edges: Graph.edges.optional(),
  triggerNodeId: Graph.triggerNodeId.optional(),
  settings: z.object(SETTINGS).partial().optional(),
  updatedAt: UpdatedAt,
});
export type FlowEdit = z.output<typeof FlowEdit>;
