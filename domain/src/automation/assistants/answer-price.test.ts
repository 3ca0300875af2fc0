import { expect, it } from "vitest";
import { answerPrice } from "./answer-price.ts";

it("costs the assistant's price, and half of it in testing and to test numbers", () => {
  const assistant = { price: 1, mode: "production", correspondTo: "leads" } as const;
  expect(answerPrice(assistant)).toBe(1);
  expect(answerPrice({ ...assistant, mode: "testing" })).toBe(0.5);
  expect(answerPrice({ ...assistant, correspondTo: "test_numbers" })).toBe(0.5);
  expect(answerPrice({ ...assistant, toTestNumber: true })).toBe(0.5);
  expect(answerPrice({ ...assistant, price: 2.5, mode: "testing" })).toBe(1.25);
});
