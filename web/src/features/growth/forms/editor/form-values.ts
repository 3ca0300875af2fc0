// The first values of the form of a form, and new questions and options with an id of their own.
import { hasOptions, type QuestionType, USUAL_RATING, USUAL_SCALE } from "@mostrador/domain/growth/forms/questions.ts";
import type { Form } from "@mostrador/domain/growth/forms/resource.ts";
import { forms, type Question } from "../api.ts";

export type QuestionValues = Omit<Question, "options"> & { options: OptionValues[] };
export type OptionValues = { id: string; text: string; other: boolean };

export function formValues(form: Form | null, businessId: string): object {
  const first = { title: "", description: "", thanks: "", asksContact: false, questions: [newQuestion("rating")] };
  return { ...first, ...(form && forms.values(form)), businessId };
}

export function newQuestion(questionType: QuestionType): QuestionValues {
  return withType(
    { id: newId(), question: "", questionType, required: false, options: [], linearScale: null, rating: null },
    questionType,
  );
}

/** With what the type needs, and without what it has no use for. Options stay where the new type has them too. */
export function withType(question: QuestionValues, questionType: QuestionType): QuestionValues {
  const options = question.options.length > 0 ? question.options : [newOption(), newOption()];
  return {
    ...question,
    questionType,
    options: hasOptions(questionType) ? options : [],
    linearScale: questionType === "linearScale" ? (question.linearScale ?? USUAL_SCALE) : null,
    rating: questionType === "rating" ? (question.rating ?? USUAL_RATING) : null,
  };
}

export function newOption(text = "", other = false): OptionValues {
  return { id: newId(), text, other };
}

/** With the entry from one place at another. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from] as Entry, ...rest.slice(to)];
}

/** Short and its own within the form. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
