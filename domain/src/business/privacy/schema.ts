// Privacy (LFPDPPP of 2025): notices, proofs that they were given, requests of contacts, legal holds, retention
// periods.
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, dateTime, day, Id, optionalText, text, UpdatedAtOrNever } from "../../kit/schema.ts";

export const NO_REQUEST = "No se encontró la solicitud";
export const NO_HOLD = "No se encontró el resguardo";
export const HELD_BY_LAW = "Está en resguardo legal: no se puede eliminar nada hasta que se levante";

export const NoticeFacts = z.object({
  responsible: text(2, 150, "El responsable"),
  address: text(5, 250, "El domicilio"),
  contactPerson: optionalText(100, "La persona de contacto"),
  email: z.preprocess((value) => value ?? "", z.union([z.literal(""), z.email("El correo no es válido").max(120)])),
  phone: optionalText(30, "El teléfono"),
  data: text(3, 2000, "Los datos"),
  sensitive: optionalText(1000, "Los datos sensibles"),
  primary: text(3, 2000, "Las finalidades"),
  secondary: optionalText(2000, "Las finalidades adicionales"),
  transfers: optionalText(2000, "Las transferencias"),
});
export type NoticeFacts = z.infer<typeof NoticeFacts>;

/** An empty `text` follows the facts. */
export const NoticeEdit = z.object({
  ...NoticeFacts.shape,
  text: optionalText(20_000, "El texto del aviso"),
  sendsLink: z.boolean().default(false),
  updatedAt: UpdatedAtOrNever,
});
export type NoticeEdit = z.infer<typeof NoticeEdit>;

export const Notice = z.object({
  ...NoticeFacts.shape,
  email: z.string(),
  text: z.string(),
  sendsLink: z.boolean(),
  /** The text if it were published now. */
  preview: z.string(),
  /** Whether it differs from the published text. */
  isChanged: z.boolean(),
  /** Null before anything was published. */
  version: z.number().nullable(),
  publishedAt: DateTime.nullable(),
  url: z.string().nullable(),
  updatedAt: DateTime.nullable(),
});
export type Notice = z.infer<typeof Notice>;

export const NoticeVersion = z.object({ version: z.number(), publishedAt: DateTime, publishedBy: z.string() });
export type NoticeVersion = z.infer<typeof NoticeVersion>;

/** The public part of it. */
export const NoticePage = z.object({
  business: z.string(),
  version: z.number(),
  latest: z.number(),
  publishedAt: DateTime,
  text: z.string(),
});
export type NoticePage = z.infer<typeof NoticePage>;

export const PROOF_CHANNELS = ["booking_page", "message", "staff"] as const;
const Through = text(3, 120, "Cómo se entregó");

export const NewProof = z.object({
  clientId: reference("client"),
  through: Through,
  givenAt: dateTime("La fecha").optional(),
});

export const Proof = z.object({
  version: z.number(),
  channel: z.enum(PROOF_CHANNELS),
  through: z.string(),
  givenAt: DateTime,
  notedBy: z.string(),
});
export type Proof = z.infer<typeof Proof>;

export const KINDS = ["access", "rectification", "cancellation", "opposition"] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  access: "Acceso",
  rectification: "Rectificación",
  cancellation: "Cancelación",
  opposition: "Oposición",
};
export const STATES = ["received", "accepted", "refused", "done"] as const;
export type State = (typeof STATES)[number];

export const PURPOSES = ["secondary", "messages", "assistant"] as const;
export type Purpose = (typeof PURPOSES)[number];
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  secondary: "Promociones y mensajes que no son de sus citas",
  messages: "Recordatorios y avisos automáticos de sus citas",
  assistant: "Respuestas automáticas del asistente",
};

/** New consent: for what, and how the contact gave it. */
export const LiftedObjection = z.object({
  purpose: z.enum(PURPOSES, "Elige a qué uso se oponía"),
  through: text(3, 500, "Cómo lo aceptó"),
});
export type LiftedObjection = z.infer<typeof LiftedObjection>;

export const NewRequest = z
  .object({
    clientId: reference("client"),
    kind: z.enum(KINDS, "Elige qué derecho ejerce"),
    receivedOn: day("La fecha en que llegó"),
    through: text(3, 120, "Por dónde llegó"),
    notes: optionalText(2000, "Las notas"),
    purposes: z.array(z.enum(PURPOSES)).max(PURPOSES.length).default([]),
  })
  .check((payload) => {
    const { kind, purposes } = payload.value;
    if (kind === "opposition" && purposes.length === 0)
      payload.issues.push({ code: "custom", message: "Elige a qué se opone", path: ["purposes"], input: purposes });
  });
export type NewRequest = z.infer<typeof NewRequest>;

export const RequestAnswer = z.object({
  isAccepted: z.boolean(),
  /** The answer to the contact; a refusal says why. */
  answer: text(3, 2000, "La respuesta"),
  answeredOn: day("La fecha de respuesta").optional(),
});

export const RequestDone = z.object({ note: optionalText(1000, "La nota") });

const Named = z.object({ _id: Id, name: z.string() });

export const PrivacyRequest = z.object({
  _id: Id,
  businessId: Id,
  /** `isThere`: the contact can be opened; a blocked or deleted one cannot. */
  client: z.object({ ...Named.shape, isThere: z.boolean() }),
  kind: z.enum(KINDS),
  state: z.enum(STATES),
  receivedOn: z.string(),
  through: z.string(),
  notes: z.string(),
  purposes: z.array(z.enum(PURPOSES)),
  answerBy: z.string(),
  answeredOn: z.string().nullable(),
  answer: z.string(),
  carryOutBy: z.string().nullable(),
  doneOn: z.string().nullable(),
  createdAt: DateTime,
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const RequestStep = z.object({ what: z.string(), details: z.string(), actorName: z.string(), at: DateTime });

export const WholeRequest = z.object({
  ...PrivacyRequest.shape,
  steps: z.array(RequestStep),
  /** Of a granted access. `making` while the job runs. */
  export: z
    .object({ state: z.enum(["making", "ready", "expired"]), rows: z.number(), expiresAt: DateTime.nullable() })
    .nullable(),
  /** Of a cancellation that was carried out. */
  blocked: z.object({ at: DateTime, deleteAfter: DateTime }).nullable(),
});
export type WholeRequest = z.infer<typeof WholeRequest>;

export const ExportFile = z.object({ fileName: z.string(), type: z.string(), text: z.string() });

export const NewHold = z.object({
  /** Without one it covers the whole business. */
  clientId: reference("client").optional(),
  reason: text(5, 500, "El motivo"),
});

export const LegalHold = z.object({
  _id: Id,
  client: Named.nullable(),
  reason: z.string(),
  since: DateTime,
  placedBy: z.string(),
  liftedAt: DateTime.nullable(),
  liftedBy: z.string(),
});
export type LegalHold = z.infer<typeof LegalHold>;

const months = (least: number, what: string) =>
  z
    .int(`${what}: escribe los meses con número`)
    .min(least, `${what}: al menos ${least} meses`)
    .max(120, `${what}: máximo 120 meses`);

export const RetentionEdit = z.object({
  messageMonths: months(6, "Mensajes"),
  historyMonths: months(12, "Historial"),
  moneyYears: z
    .int("Dinero y citas: escribe los años con número")
    .min(5, "Dinero y citas: al menos 5 años")
    .max(10, "Dinero y citas: máximo 10 años"),
  updatedAt: UpdatedAtOrNever,
});
export type RetentionEdit = z.infer<typeof RetentionEdit>;

export const RetentionRun = z.object({
  _id: Id,
  startedAt: DateTime,
  finishedAt: DateTime.nullable(),
  /** The business had a hold: nothing was deleted. */
  isHeld: z.boolean(),
  deleted: z.array(z.object({ table: z.string(), title: z.string(), rows: z.number() })),
});
export type RetentionRun = z.infer<typeof RetentionRun>;

export const Retention = z.object({
  messageMonths: z.number(),
  historyMonths: z.number(),
  moneyYears: z.number(),
  updatedAt: DateTime.nullable(),
  nextRunAt: DateTime.nullable(),
  runs: z.array(RetentionRun),
});
export type Retention = z.infer<typeof Retention>;

/** The privacy part of a contact's page. */
export const ContactPrivacy = z.object({
  proofs: z.array(Proof),
  /** The version that is current; null before one was published. */
  noticeVersion: z.number().nullable(),
  objections: z.array(z.object({ purpose: z.enum(PURPOSES), since: DateTime })),
  holds: z.array(LegalHold),
  requests: z.array(PrivacyRequest),
});
export type ContactPrivacy = z.infer<typeof ContactPrivacy>;

/** An access was granted: collects all stored data of the person. */
export const AccessGranted = event<{ requestId: string }>("access-granted");
/** The contact objected to some use of their data: planned messages for it are cancelled. */
export const ContactObjected = event<{ contactId: string }>("contact-objected", "Contacto que no quiere mensajes");
/** The way of such an objection, as requests name it. */
export const PROMOTIONS_BY_CARRIER = "WhatsApp: dejó de aceptar promociones";
/** They wrote it in the conversation itself. */
export const BY_MESSAGE = "Lo escribió en la conversación";
/** The contact used a carrier's own switch for promotions. `at`: ISO 8601, when they did. */
export const PromotionsSwitched = event<{ contactId: string; isWanted: boolean; at: string }>("promotions-switched");
/** Deletes data past its retention period. */
export const RetentionDue = event<object>("retention-due");

/** The defaults of a business (D-15.6). */
export const PrivacyDefaults = { messageMonths: 24, historyMonths: 24, moneyYears: 5 } as const;
