// What an answer of a language model costs in credits of the assistant's model (D-9.5): the assistant's price, half of it
// while it is tested. The built-in engine costs nothing (D-9.6), and whoever asks knows which engine answers.
import type { CorrespondTo } from "./schema.ts";

export function answerPrice(assistant: { price: number; mode: "production" | "testing"; correspondTo: CorrespondTo }) {
  const isTest = assistant.mode === "testing" || assistant.correspondTo === "test_numbers";
  return isTest ? assistant.price / 2 : assistant.price;
}
