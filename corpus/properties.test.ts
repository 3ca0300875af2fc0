// Properties of any text: the order of facts, accents and capitals change nothing. No text, however odd, makes a turn
// fail or have an effect.
import { expect, test } from "vitest";
import { chance } from "./run/chance.ts";
import { converse } from "./run/converse.ts";
import { readLines } from "./run/read-lines.ts";
import type { PLANS } from "./shops/plans.ts";

const FACTS = ["corte de dama", "el viernes", "a las 12", "con karen", "en angelópolis"];

test.each(rotations(FACTS).flatMap((facts) => [facts, [...facts].reverse()]))(
  "quiero %s, %s, %s, %s, %s",
  (...facts) => {
    const outcome = converse("agata", [`quiero ${facts.join(", ")}`, "sí"]);
    expect(outcome.effects).toEqual(["book corte-dama 11-27 12:00 karen"]);
  },
);

test("dropped accents and capitals change no decision in 99 of 100", () => {
  const lines = readLines("talks").filter((line, i) => i % 15 === 0 && !line.includes("##  ##"));
  const changed = lines.filter((line) => {
    const [plan, turns = ""] = line.split("##").map((part) => part.trim());
    const options = JSON.parse(line.split("##")[3] ?? "{}");
    const said = turns.split(" > ");
    const play = (texts: string[]) => converse(plan as keyof typeof PLANS, texts, options).effects.join();
    const bare = said.map((text) => text.normalize("NFD").replace(/\p{M}/gu, ""));
    return play(said) !== play(bare) || play(said) !== play(said.map((text) => text.toUpperCase()));
  });
  expect(changed.length / lines.length, changed.join("\n")).toBeLessThan(0.03);
}, 90_000);

test("no text makes a turn fail, and none of them does anything", () => {
  const next = chance();
  const words =
    "corte dama cita viernes 5 31/02 sí no ¿ ? $ 👍 \u0000 \u200b {{x}} <b> ' \" ; DROP mañana cancela a las con de 99:99 el \n".split(
      " ",
    );
  const pick = () => words[Math.floor(next() * words.length)] ?? "";
  for (let i = 0; i < 150; i++) {
    const text = Array.from({ length: 1 + Math.floor(next() * 12) }, pick).join(next() < 0.5 ? " " : "");
    const begun = performance.now();
    const outcome = converse("agata", [text, "a".repeat(i * 10)]);
    expect(performance.now() - begun, JSON.stringify(text)).toBeLessThan(2_000);
    expect(
      outcome.effects.filter((effect) => effect !== "person"),
      JSON.stringify(text),
    ).toEqual([]);
  }
});

function rotations<T>(all: readonly T[]): T[][] {
  return all.map((_, i) => [...all.slice(i), ...all.slice(0, i)]);
}
