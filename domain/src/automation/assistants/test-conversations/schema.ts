// 'Conversaciones de prueba': what customers write and what an assistant should do, stored by the business, and the
// runs that check it (decision 61).
import * as z from "zod";
import { event } from "../../../kit/event.ts";
import { reference } from "../../../kit/reference.ts";
import { DateTime, HourMinute, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../../kit/schema.ts";
import { MOST_LINES, RehearsalDraft, RehearsalEffect, RehearsalReason } from "../rehearsal/schema.ts";
import { Engine } from "../schema.ts";

export const MOST_CONVERSATIONS = 50;
export const MOST_EXPECTATIONS = 10;
/** Of one line of a stored conversation. */
export const LONGEST_STORED_LINE = 500;

export const EXPECTED = ["says", "not_says", "about", "books", "hands_over", "no_effect"] as const;
export const TOPICS = ["price", "hours", "services", "slots", "appointments"] as const;
export type Topic = (typeof TOPICS)[number];

/** One flat shape; fields that a kind does not use are ignored. */
export const Expectation = z
  .object({
    kind: z.enum(EXPECTED, "La expectativa no es una de las conocidas"),
    /** Of `says` and `not_says`. */
    text: optionalText(200, "El texto esperado").default(""),
    /** Of `about`. */
    topic: z.enum(TOPICS, "El tema no es uno de los conocidos").nullable().default(null),
    /** Of `books`; left out, any. */
    serviceId: reference("service").nullable().default(null),
    time: z.preprocess((value) => (value === "" ? null : value), HourMinute.nullable()).default(null),
  })
  .superRefine((expectation, refused) => {
    const say = (path: string, message: string) => refused.addIssue({ code: "custom", path: [path], message });
    const { kind, text: words, topic } = expectation;
    if ((kind === "says" || kind === "not_says") && words.trim() === "") say("text", "Escribe el texto esperado");
    if (kind === "about" && topic === null) say("topic", "Elige de qué debe hablar");
  });
export type Expectation = z.infer<typeof Expectation>;

/** Also as one text, a message a line. */
function asLines(written: unknown): unknown {
  if (typeof written !== "string") return written;
  return written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const NO_LINES = "Escribe al menos un mensaje del cliente";
const Lines = z
  .array(z.string(), NO_LINES)
  .min(1, NO_LINES)
  .max(MOST_LINES, `Una conversación lleva hasta ${MOST_LINES} mensajes`)
  .transform((lines, refused) =>
    lines.map((line, at) => {
      const read = text(1, LONGEST_STORED_LINE, `El mensaje ${at + 1}`).safeParse(line);
      if (read.success) return read.data;
      refused.addIssue({ code: "custom", message: read.error.issues[0]?.message ?? NO_LINES, input: line });
      return line;
    }),
  );

export const TestConversationFields = z.object(
  {
    name: text(2, 80, "El nombre"),
    lines: z.preprocess(asLines, Lines),
    customerName: optionalText(80, "El nombre del cliente").default(""),
    /** The assumed time; left out: the time of the run. */
    time: z.preprocess((value) => (value === "" ? null : value), HourMinute.nullable()).default(null),
    expectations: z
      .array(Expectation, "Di qué esperas del asistente")
      .min(1, "Di al menos una cosa que esperas del asistente")
      .max(MOST_EXPECTATIONS, `Una conversación lleva hasta ${MOST_EXPECTATIONS} expectativas`),
  },
  REQUIRED,
);
export type TestConversationFields = z.infer<typeof TestConversationFields>;

export const TestConversationEdit = TestConversationFields.extend({ updatedAt: UpdatedAt });

export const NewTestConversation = TestConversationFields.extend({ businessId: Id });
export type NewTestConversation = z.infer<typeof NewTestConversation>;

export const TestConversation = z.object({
  _id: Id,
  businessId: Id,
  name: z.string(),
  lines: z.array(z.string()),
  customerName: z.string(),
  time: z.string().nullable(),
  expectations: z.array(
    z.object({
      kind: z.enum(EXPECTED),
      text: z.string(),
      topic: z.enum(TOPICS).nullable(),
      serviceId: Id.nullable(),
      time: z.string().nullable(),
    }),
  ),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type TestConversation = z.infer<typeof TestConversation>;

/** Taken from a real conversation, without names and numbers: a person reviews it before it is saved. */
export const TakenConversation = z.object({ name: z.string(), lines: z.array(z.string()) });
export type TakenConversation = z.infer<typeof TakenConversation>;

/** The contact with the messages. */
export const Taking = z.object({ clientId: z.uuid("Elige un contacto") });
export type Taking = z.infer<typeof Taking>;

export const NewTestRun = z.object(
  {
    /** None: all of them. */
    conversationIds: z
      .array(reference("testConversation"))
      .max(MOST_CONVERSATIONS, `Se prueban hasta ${MOST_CONVERSATIONS} conversaciones a la vez`)
      .default([]),
    draft: RehearsalDraft,
  },
  REQUIRED,
);
export type NewTestRun = z.infer<typeof NewTestRun>;

export const TestTurn = z.object({
  text: z.string(),
  reply: z.string().nullable(),
  silence: z.string(),
  engine: Engine,
  effects: z.array(RehearsalEffect),
  reasons: z.array(RehearsalReason),
});
export type TestTurn = z.infer<typeof TestTurn>;

export const TestResult = z.object({
  conversationId: Id,
  name: z.string(),
  passed: z.boolean(),
  /** The reasons, a sentence each. */
  failures: z.array(z.string()),
  turns: z.array(TestTurn),
  credits: z.number(),
  tokens: z.int(),
  /** The answers of the run before, a row for each line; null where there was none. */
  before: z.object({ passed: z.boolean(), turns: z.array(TestTurn) }).nullable(),
  /** Which lines have another answer now, from 0. */
  changed: z.array(z.int()),
});
export type TestResult = z.infer<typeof TestResult>;

export const TestRun = z.object({
  _id: Id,
  assistantId: Id,
  /** The version of the settings of this assistant in the run, from 1. */
  version: z.int(),
  /** What changed since the run before, in words; empty where there was none. */
  settingsChanged: z.array(z.string()),
  status: z.enum(["running", "done", "failed"]),
  reason: z.string(),
  total: z.int(),
  done: z.int(),
  passed: z.int(),
  credits: z.number(),
  startedBy: z.string(),
  createdAt: DateTime,
});
export type TestRun = z.infer<typeof TestRun>;

/** The next conversation of this run is due. */
export const TestRunDue = event<{ runId: string }>("test-run-due");
