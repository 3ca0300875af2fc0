// Answers to forms: what a person sends, what is kept, and the results (contract/growth#forms).
import * as z from "zod";
import { NewContact, withNumber } from "../../business/contacts/schema.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { Color, DateTime, Day, day, Id, nameText, paging, REQUIRED, TimeCursor } from "../../kit/schema.ts";
import { MOST_OF_PARAGRAPH, MOST_QUESTIONS, QUESTION_TYPES } from "./questions.ts";
import { FormQuestion } from "./resource.ts";
import { GROUPS } from "./summary.ts";

export const NO_FORM = "No encontramos este formulario. Revisa que el enlace esté completo o pídelo de nuevo.";
export const CLOSED = "Este formulario ya no recibe respuestas";
export const CHANGED = "El formulario cambió mientras lo contestabas. Vuelve a cargarlo: tus respuestas se conservan.";
export const NO_ANSWER = "No se encontró la respuesta";

/** An answer was received. The contact is null for an open link that asks for none. */
export const FormAnswered = event<{ formId: string; answerId: string; contactId: string | null }>("form-answered");

const NO_VALUE = "La respuesta debe ser texto, un número o una lista de opciones";
const Value = z.union([z.string(), z.number(), z.array(z.string())], NO_VALUE);

export const FormAnswer = z.object({
  _id: Id,
  businessId: Id,
  formId: Id,
  /** Null: nobody known. */
  clientId: Id.nullable(),
  clientName: z.string(),
  /** Whether the link was sent to this contact, so that nobody else can have it. */
  isProved: z.boolean(),
  createdAt: DateTime,
  answers: z.array(
    z.object({
      questionId: z.string(),
      /** As it was asked. */
      question: z.string(),
      questionType: z.enum(QUESTION_TYPES),
      value: Value,
      other: z.string(),
      /** For people. */
      text: z.string(),
    }),
  ),
});
export type FormAnswer = z.output<typeof FormAnswer>;

export const AnswerQuery = z.object({
  businessId: Id.optional(),
  clientId: Id.optional(),
  formId: Id.optional(),
  limit: paging(50, 200).limit,
  after: TimeCursor.optional(),
});

export const AnswerList = z.object({
  /** The forms of these answers. */
  forms: z.array(z.object({ _id: Id, title: z.string(), isArchived: z.boolean(), questions: z.array(FormQuestion) })),
  formAnswers: z.array(FormAnswer),
});
export type AnswerList = z.output<typeof AnswerList>;

export const ResultQuery = z
  .object({
    /** Days of the business, both included. */
    from: day("La fecha de inicio", { first: 2000, last: 2100 }).optional(),
    to: day("La fecha de fin", { first: 2000, last: 2100 }).optional(),
    group: z.enum(GROUPS, "La agrupación debe ser por día, semana o mes").default("day"),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["from"],
    error: "La fecha de inicio no puede ser después de la fecha de fin",
  });

export const FormResults = z.object({
  answers: z.int(),
  periods: z.array(z.object({ start: Day, count: z.int(), movingAverage: z.number() })),
  questions: z.array(
    z.object({
      questionId: z.string(),
      /** How many people answered it. */
      answered: z.int(),
      /** Of options by their ids, of scales and ratings by their numbers; empty for texts. */
      counts: z.array(z.object({ value: z.string(), count: z.int() })),
      /** Of numbers, with one decimal. */
      average: z.number().nullable(),
      /** The latest texts; of an option that asks for one, too. */
      texts: z.array(z.string()),
    }),
  ),
});
export type FormResults = z.output<typeof FormResults>;

export const FormSend = z.object({ clientId: reference("client") });
export const FormLink = z.object({ url: z.string(), text: z.string() });
export const FormSent = z.object({ state: z.enum(["queued", "not_sent"]), reason: z.string() });

/** The code of a form; an unknown one is not found. */
export const FormCode = z.object({ code: z.string().max(40) });
/** `c`: the part of a link that was made for one contact. */
export const OwnLink = z.object({ c: z.string().max(120).optional() });

export const PublicForm = z.object({
  business: z.object({ name: z.string(), logo: z.string(), color: Color.nullable(), whatsapp: z.string() }),
  /** The path of the privacy notice; null before one is published. */
  notice: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  thanks: z.string(),
  questions: z.array(FormQuestion),
  /** The page asks for a name and a number. */
  asksContact: z.boolean(),
  /** The first name of the contact whose link this is; empty for the open link. */
  person: z.string(),
  /** When that contact last answered. */
  answeredAt: DateTime.nullable(),
});
export type PublicForm = z.output<typeof PublicForm>;

const { whatsapp, countryCode } = NewContact.shape;
/** The person behind an answer of the open link. */
export const Respondent = withNumber(z.object({ name: nameText(2, 80, "El nombre"), whatsapp, countryCode }));

const Given = z.object({
  questionId: z.string(REQUIRED).max(40, "El identificador es demasiado largo"),
  value: z.union(
    [
      z.string().max(MOST_OF_PARAGRAPH * 2, "La respuesta es demasiado larga"),
      z.number(),
      z.array(z.string().max(40, "El identificador es demasiado largo")).max(50, "Son demasiadas opciones"),
    ],
    NO_VALUE,
  ),
  other: z.string("Escribe texto").max(MOST_OF_PARAGRAPH, "La respuesta es demasiado larga").optional(),
});

export const NewFormAnswer = z.object({
  /** The same key is the same answer, for any number of calls. */
  key: z.string(REQUIRED).regex(/^[\w-]{8,64}$/, "La clave de repetición no es válida"),
  /** Only for the open link of a form that asks for it. */
  person: Respondent.optional(),
  answers: z
    .array(Given)
    .max(MOST_QUESTIONS, "Son demasiadas respuestas")
    .superRefine((answers, context) => {
      const seen = new Set<string>();
      for (const [at, { questionId }] of answers.entries()) {
        if (seen.has(questionId))
          context.addIssue({ code: "custom", path: [at, "questionId"], message: "Esa pregunta se responde dos veces" });
        seen.add(questionId);
      }
    }),
});
export type NewFormAnswer = z.output<typeof NewFormAnswer>;
