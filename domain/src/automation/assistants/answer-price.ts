// What an answer of a language model costs, in credits of the assistant's model (D-9.5): the assistant's price, or
// half of it during a test and to test numbers. The built-in engine costs nothing (D-9.6); the caller knows which
// engine answers.
import type { CorrespondTo } from "./schema.ts";

/** `toTestNumber`: who gets the answer; left out where that is not known yet. */
export function answerPrice(assistant: {
  price: number;
  mode: "production" | "testing";
  correspondTo: CorrespondTo;
  toTestNumber?: boolean;
}) {
  const { price, mode, correspondTo, toTestNumber = false } = assistant;
  const isTest = mode === "testing" || correspondTo === "test_numbers" || toTestNumber;
  return isTest ? price / 2 : price;
}
