// Forms: what a business asks its contacts (contract/growth#forms; docs/decisions/0108).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineResource } from "../../kit/resource.ts";
import { DateTime, optionalText, text } from "../../kit/schema.ts";
import {
  EMOJIS,
  hasOptions,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  QUESTION_TYPES,
  RATING,
  SCALE,
  USUAL_RATING,
  USUAL_SCALE,
} from "./questions.ts";

/** The id of a question or an option: chosen by the screen, unique within its form or question. */
const OwnId = z
  .string("El identificador no es válido")
  .regex(/^[\w-]{1,40}$/, "El identificador solo puede llevar letras, números y guiones, hasta 40");

const whole = (what: string, min: number, max: number) => {
  const error = `${what} debe ser un número entero de ${min} a ${max}`;
  return z.int(error).min(min, error).max(max, error);
};

const Option = z.object({
  id: OwnId.optional(),
  text: text(1, 100, "La opción"),
  other: z.boolean("Di si la opción se completa con texto").default(false),
});

const LinearScale = z.object({
  minLinear: whole("El inicio de la escala", SCALE.starts[0], SCALE.starts[1]),
  maxLinear: whole("El fin de la escala", SCALE.leastEnd, SCALE.mostEnd),
  minLabel: optionalText(40, "El texto del inicio").prefault(""),
  maxLabel: optionalText(40, "El texto del fin").prefault(""),
});

const Rating = z.object({
  numEmojis: whole("La cantidad de símbolos", RATING.least, RATING.most),
  emoji: z.enum(EMOJIS, "Elige estrellas, corazones o pulgares"),
});

const Question = z
  .object({
    /** Left out: a new one. */
    id: OwnId.optional(),
    question: text(1, 300, "La pregunta"),
    questionType: z.enum(QUESTION_TYPES, "Elige el tipo de pregunta"),
    required: z.boolean("Di si la pregunta es obligatoria").default(false),
    options: z.array(Option).max(MOST_OPTIONS, `Una pregunta puede tener hasta ${MOST_OPTIONS} opciones`).default([]),
    linearScale: LinearScale.nullable().default(null),
    rating: Rating.nullable().default(null),
  })
  .superRefine(({ questionType, options }, context) => {
    const say = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if (hasOptions(questionType) && options.length === 0) say(["options"], "Agrega al menos una opción");
    sayRepeated(
      options,
      ({ id = "" }) => id,
      (at) => say(["options", at, "id"], "Ese identificador se repite"),
    );
    const words = ({ text: said }: { text: string }) => said.toLowerCase();
    sayRepeated(options, words, (at) => say(["options", at, "text"], "Ya hay una opción con ese texto"));
    const other = (one: { other: boolean }) => (one.other ? "other" : "");
    sayRepeated(options, other, (at) => say(["options", at, "other"], "Solo una opción puede completarse con texto"));
  })
  .transform((question) => ({
    ...question,
    linearScale: question.linearScale ?? (question.questionType === "linearScale" ? USUAL_SCALE : null),
    rating: question.rating ?? (question.questionType === "rating" ? USUAL_RATING : null),
  }));
export type WrittenQuestion = z.output<typeof Question>;
export type FormQuestionInput = z.input<typeof Question>;

const Questions = z
  .array(Question)
  .min(1, "Agrega al menos una pregunta")
  .max(MOST_QUESTIONS, `Un formulario puede tener hasta ${MOST_QUESTIONS} preguntas`)
  .superRefine((questions, context) => {
    sayRepeated(
      questions,
      ({ id = "" }) => id,
      (at) => context.addIssue({ code: "custom", path: [at, "id"], message: "Ese identificador se repite" }),
    );
  });

/** Calls `say` with the position of each repeated one; '' is ignored. */
function sayRepeated<One>(list: readonly One[], of: (one: One) => string, say: (at: number) => void): void {
  const seen = new Set<string>();
  for (const [at, one] of list.entries()) {
    const key = of(one);
    if (key !== "" && seen.has(key)) say(at);
    seen.add(key);
  }
}

export const FormQuestion = z.object({
  id: z.string(),
  question: z.string(),
  questionType: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  options: z.array(z.object({ id: z.string(), text: z.string(), other: z.boolean() })),
  linearScale: z
    .object({ minLinear: z.int(), maxLinear: z.int(), minLabel: z.string(), maxLabel: z.string() })
    .nullable(),
  rating: z.object({ numEmojis: z.int(), emoji: z.enum(EMOJIS) }).nullable(),
});
export type FormQuestion = z.output<typeof FormQuestion>;

export const forms = defineResource({
  name: "form",
  table: "forms",
  noun: { one: "formulario", many: "formularios", gender: "m", held: "tiene respuestas" },
  page: PAGE.formularios,
  readers: [PAGE.chat, PAGE.contactos],
  fields: {
    title: text(2, 100, "El título"),
    description: optionalText(500, "La descripción"),
    questions: Questions,
    thanks: optionalText(300, "El mensaje de agradecimiento"),
    /** The open link asks for a name and a WhatsApp number. */
    asksContact: z.boolean("Di si se piden nombre y WhatsApp"),
  },
  defaults: { description: "", thanks: "", asksContact: false },
  answer: {
    questions: z.array(FormQuestion),
    /** Its page, for everybody. */
    url: z.string(),
    answers: z.int(),
    lastAnswerAt: DateTime.nullable(),
  },
  sorts: ["createdAt", "title"],
  searched: ["title", "description"],
  example: ({ mark, next }) => ({
    title: `Formulario ${mark} ${next()}`.slice(0, 100),
    description: `Qué opina quien viene a ${mark}`,
    questions: [
      { id: "q1", question: `¿Cómo te fue en ${mark}?`.slice(0, 300), questionType: "rating" as const },
      {
        id: "q2",
        question: "¿Cómo nos conociste?",
        questionType: "multipleChoice" as const,
        options: [
          { id: "o1", text: "Por una amistad" },
          { id: "o2", text: `Por ${mark}`.slice(0, 100), other: true },
        ],
      },
    ],
  }),
});

export type Form = z.output<typeof forms.Row>;
export type NewForm = z.output<typeof forms.New>;
