// Decides whether the answers of a person fit the questions of a form, and how each is kept and read. The page and the
// server use the same rule.
import { HIDDEN_CHARACTERS } from "../../kit/words/hidden-characters.ts";
import { MOST_OF_PARAGRAPH, MOST_OF_SHORT, type Question, type QuestionType, rangeOf } from "./questions.ts";

/** Text, the id of an option, the ids of several, or a number. */
export type AnswerValue = string | number | string[];
export type GivenAnswer = { questionId: string; value: AnswerValue; other?: string | undefined };
/** With the question as it was asked, so that it still reads well after the form changes. */
export type KeptAnswer = {
  questionId: string;
  question: string;
  questionType: QuestionType;
  value: AnswerValue;
  /** What was written next to the option that asks for text. */
  other: string;
  /** For people. */
  text: string;
};
export type AnswerFault = { questionId: string; message: string };
export type CheckedAnswers = {
  answers: KeptAnswer[];
  faults: AnswerFault[];
  /** An answer names a question or option that the form no longer has. */
  isStale: boolean;
};

const REQUIRED_ANSWER = "Responde esta pregunta";

export function checkAnswers(questions: readonly Question[], given: readonly GivenAnswer[]): CheckedAnswers {
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]));
  const known = new Set(questions.map(({ id }) => id));
  const checked: CheckedAnswers = {
    answers: [],
    faults: [],
    isStale: given.some(({ questionId }) => !known.has(questionId)),
  };
  for (const question of questions) {
    const answer = byQuestion.get(question.id);
    if (!answer || isEmpty(answer.value)) {
      if (question.required) checked.faults.push({ questionId: question.id, message: REQUIRED_ANSWER });
      continue;
    }
    const read = READERS[question.questionType](question, answer);
    if (read === STALE) checked.isStale = true;
    else if (typeof read === "string") checked.faults.push({ questionId: question.id, message: read });
    else {
      const { id: questionId, question: asked, questionType } = question;
      checked.answers.push({ questionId, question: asked, questionType, other: "", ...read });
    }
  }
  return checked;
}

function isEmpty(value: AnswerValue): boolean {
  return typeof value === "string" ? value.trim() === "" : Array.isArray(value) && value.length === 0;
}

const STALE = Symbol("stale");
type Read = Pick<KeptAnswer, "value" | "text"> & { other?: string };
/** The kept answer, or the message for the person. */
type Reader = (question: Question, answer: GivenAnswer) => Read | string | typeof STALE;

const READERS: Readonly<Record<QuestionType, Reader>> = {
  shortAnswer: (_, { value }) => readText(value, MOST_OF_SHORT),
  paragraph: (_, { value }) => readText(value, MOST_OF_PARAGRAPH),
  multipleChoice: (question, { value, other }) =>
    typeof value === "string" ? readOptions(question, [value], other, value) : "Elige una opción",
  checkboxes: (question, { value, other }) =>
    Array.isArray(value)
      ? readOptions(question, [...new Set<string>(value)], other)
      : "Elige las opciones de una lista",
  linearScale: readNumber,
  rating: readNumber,
};

function readText(value: AnswerValue, most: number): Read | string {
  if (typeof value !== "string") return "Escribe tu respuesta";
  const text = value.trim();
  if (text.length > most) return `La respuesta puede tener hasta ${most} caracteres`;
  if (HIDDEN_CHARACTERS.test(text)) return "La respuesta tiene caracteres que no se permiten";
  return { value: text, text };
}

function readOptions(
  { options }: Question,
  ids: string[],
  written = "",
  value: AnswerValue = ids,
): Read | string | typeof STALE {
  const chosen = ids.map((id) => options.find((option) => option.id === id));
  if (!chosen.every((option) => option !== undefined)) return STALE;
  const open = chosen.find(({ other }) => other);
  if (!open) return { value, text: chosen.map(({ text }) => text).join(", ") };
  const said = readText(written, MOST_OF_SHORT);
  if (typeof said === "string") return said;
  if (said.text === "") return `Escribe tu respuesta en «${open.text}»`;
  const text = chosen.map((option) => (option === open ? `${option.text}: ${said.text}` : option.text)).join(", ");
  return { value, other: said.text, text };
}

function readNumber(question: Question, { value }: GivenAnswer): Read | string {
  const range = rangeOf(question);
  if (!range || typeof value !== "number" || !Number.isInteger(value) || value < range.from || value > range.to)
    return range ? `Elige un número de ${range.from} a ${range.to}` : "Esta pregunta no se puede responder";
  return { value, text: `${value} de ${range.to}` };
}
