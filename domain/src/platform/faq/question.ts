/** The answer of a question to which nobody has replied. */
export const UNANSWERED = "Pendiente de respuesta";

/** How a question is stored: with the name of who asks, when they give it. */
export function signedQuestion(name: string, question: string): string {
  return name.trim() === "" ? question.trim() : `${name.trim()}: ${question.trim()}`;
}
