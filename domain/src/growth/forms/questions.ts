// The six types of questions of a form and their limits, as the documents have them (contract/growth#forms).

export const QUESTION_TYPES = [
  "shortAnswer",
  "paragraph",
  "multipleChoice",
  "checkboxes",
  "linearScale",
  "rating",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export const QUESTION_LABELS: Readonly<Record<QuestionType, string>> = {
  shortAnswer: "Respuesta corta",
  paragraph: "Párrafo",
  multipleChoice: "Opción múltiple",
  checkboxes: "Casillas",
  linearScale: "Escala lineal",
  rating: "Calificación",
};

export const EMOJIS = ["star", "heart", "thumb-up"] as const;
export type Emoji = (typeof EMOJIS)[number];
export const EMOJI_LABELS: Readonly<Record<Emoji, string>> = {
  star: "Estrellas",
  heart: "Corazones",
  "thumb-up": "Pulgares arriba",
};

export const MOST_QUESTIONS = 50;
export const MOST_OPTIONS = 30;
export const MOST_OF_SHORT = 200;
export const MOST_OF_PARAGRAPH = 2000;
/** The limits of a scale: it starts at 0 or 1. */
export const SCALE = { starts: [0, 1], leastEnd: 2, mostEnd: 10 } as const;
export const RATING = { least: 3, most: 10 } as const;

export type Option = { id: string; text: string; other: boolean };
export type LinearScale = { minLinear: number; maxLinear: number; minLabel: string; maxLabel: string };
export type Rating = { numEmojis: number; emoji: Emoji };
export type Question = {
  id: string;
  question: string;
  questionType: QuestionType;
  required: boolean;
  options: readonly Option[];
  /** Null where the type has none. */
  linearScale: LinearScale | null;
  rating: Rating | null;
};

export const USUAL_SCALE: LinearScale = { minLinear: 1, maxLinear: 5, minLabel: "", maxLabel: "" };
export const USUAL_RATING: Rating = { numEmojis: 5, emoji: "star" };

export function hasOptions(type: QuestionType): boolean {
  return type === "multipleChoice" || type === "checkboxes";
}

/** Both ends of the numbers that answer a scale or a rating; null for other types. */
export function rangeOf({ questionType, linearScale, rating }: Question): { from: number; to: number } | null {
  if (questionType === "linearScale" && linearScale) return { from: linearScale.minLinear, to: linearScale.maxLinear };
  if (questionType === "rating" && rating) return { from: 1, to: rating.numEmojis };
  return null;
}
