// Checks that the linear model's weights match its sentences, stay small, and can explain a decision.
import { MODEL_WEIGHTS } from "@mostrador/domain/automation/assistants/engine/lexicon/model-weights.ts";
import { likelihoodOf } from "@mostrador/domain/automation/assistants/engine/parse/acts/model.ts";
import { expect, test } from "vitest";
import { trainModel } from "./run/train.ts";

test("training again gives the same weights, under 300 kB (`npm run train`)", () => {
  expect(trainModel()).toEqual(MODEL_WEIGHTS);
  expect(JSON.stringify(MODEL_WEIGHTS).length).toBeLessThan(300_000);
}, 60_000);

test("a verdict is explained by the words that decided", () => {
  const { likelihood, because } = likelihoodOf("grievance", "me trataron como si les estuviera pidiendo limosna");
  expect(likelihood).toBeGreaterThan(0.7);
  expect(because.join(" ")).toMatch(/trataron|limosna/);
});
