// Properties of any text: the order of facts and the way of writing change nothing, and a refusal does nothing. No text,
// however odd, makes a turn fail or have an effect.
import { expect, test } from "vitest";
import { chance } from "./run/chance.ts";
import { converse } from "./run/converse.ts";
import { hostileTexts } from "./run/hostile.ts";
import { readLines } from "./run/read-lines.ts";
import { withSlip } from "./run/slips.ts";
import type { PLANS } from "./shops/plans.ts";

const FACTS = ["corte de dama", "el viernes", "a las 12", "con karen", "en angelópolis"];

test.each(rotations(FACTS).flatMap((facts) => [facts, [...facts].reverse()]))(
  "quiero %s, %s, %s, %s, %s",
  (...facts) => {
    const outcome = converse("agata", [`quiero ${facts.join(", ")}`, "sí"]);
    expect(outcome.effects).toEqual(["book corte-dama 11-27 12:00 karen"]);
  },
);

// Ways to write the same. Some of the other words may be in the lexicon too: the test holds that they stay there.
const SPELLINGS: Record<string, (text: string) => string> = {
  "dropped accents": (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
  capitals: (text) => text.toUpperCase(),
  "spelling by sound": (text) =>
    text
      .replace(/qui/g, "ki")
      .replace(/\bh(?=[aeiou]\w{3})/g, "")
      .replace(/v(?=[ie]\w{3})/g, "b"),
  "other words": (text) => OTHER_WORDS.reduce((said, [word, other]) => said.replace(word, other), text),
};
const OTHER_WORDS: readonly [RegExp, string][] = [
  [/\bhola\b/gi, "buen día"],
  [/\bquisiera\b/gi, "me encantaría"],
  [/\bpor favor\b/gi, "si es tan amable"],
  [/\bgracias\b/gi, "muchas gracias"],
  [/\bagéndame\b/gi, "resérvame"],
  [/\bagendar\b/gi, "reservar"],
  [/\bcancelar\b/gi, "anular"],
  [/\bmover\b/gi, "recorrer"],
  [/\bcuánto cuesta\b/gi, "qué precio tiene"],
];

test.each(Object.entries(SPELLINGS))(
  "%s change no decision in 99 of 100",
  (_, spell) => {
    const lines = readLines("talks").filter((line) => !line.includes("##  ##"));
    const changed: string[] = [];
    let count = 0;
    for (const line of lines) {
      const { turns, play, asWritten } = talkOf(line);
      const said = turns.split(" > ");
      const other = said.map(spell);
      if (other.join() === said.join()) continue;
      count += 1;
      if (asWritten() !== play(other)) changed.push(other.join(" > "));
    }
    expect(count).toBeGreaterThan(50);
    expect(changed.length, changed.join("\n")).toBeLessThanOrEqual(count / 100);
  },
  180_000,
);

// Swapped, dropped, doubled and neighbouring letters, once a conversation, in a word that the rules look for.
test("a slip of the finger in a key word changes no decision in 99 of 100", () => {
  const next = chance(7);
  const changed: string[] = [];
  let count = 0;
  for (const line of readLines("talks").filter((_, i) => i % 2 === 0)) {
    const { turns, play, asWritten } = talkOf(line);
    const slipped = withSlip(turns, next);
    if (slipped === turns) continue;
    count += 1;
    if (asWritten() !== play(slipped.split(" > "))) changed.push(slipped);
  }
  expect(count).toBeGreaterThan(200);
  expect(changed.length, changed.join("\n")).toBeLessThanOrEqual(count / 100);
}, 180_000);

const DENIED_ORDERS = [
  "canceles mi cita",
  "muevas mi cita al jueves",
  "cambies mi cita a las 4",
  "confirmes mi cita",
  "me apartes el viernes a las 12",
].flatMap((act) =>
  ["no", "por favor no", "todavía no", "no vayas a", "te pido que no", "jamás"].map((no) => `${no} ${act}`),
);
const DENIED_WISHES = [
  "cancelar mi cita",
  "mover mi cita al jueves",
  "cambiar mi cita a las 4",
  "agendar corte de dama el viernes a las 12",
  "reservar corte de dama con karen el viernes a las 12",
].flatMap((act) =>
  ["no quiero", "no voy a", "no necesito", "aún no quiero", "nunca pedí", "tampoco quiero", "no se te ocurra"].map(
    (no) => `${no} ${act}`,
  ),
);
const WAITING = [["quiero una cita"], ["corte de dama el viernes a las 12 con karen"], ["cancela mi cita"]];
const OWN = [{ service: "corte-dama", who: "karen", day: "2026-11-27", time: "12:00" }];

test.each([...DENIED_ORDERS, ...DENIED_WISHES])("%s: nothing is done, not even after a yes", (denied) => {
  const { effects } = converse("agata", [denied, "sí"], { mine: OWN });
  expect(effects.filter((effect) => effect !== "person")).toEqual([]);
});

// "No quiero agendar hoy, el sábado sí": the refusal ends where another day is wanted.
test.each([
  "no quiero agendar corte de dama el viernes, mejor el sábado a las 12",
  "no quiero agendar corte de dama el viernes pero el sábado a las 12 sí",
])("%s: the other day is offered", (said) => {
  const { replies } = converse("agata", [said]);
  expect(replies[0]).toMatch(/sábado 28/i);
});

test.each(hostileTexts().map((text) => [text.slice(0, 24), text] as const))(
  "a long %s makes no turn fail, and does nothing",
  (_, text) => {
    // After a question, these three are an answer.
    const waiting = /^(?:si |👍|cancela )/.test(text) ? [] : WAITING;
    for (const before of [[], ...waiting]) {
      const { effects } = converse("agata", [...before, text], { mine: OWN });
      expect(effects.filter((effect) => effect !== "person")).toEqual([]);
    }
  },
);

test("no text makes a turn fail, and none of them does anything", () => {
  const next = chance();
  const words =
    "corte dama cita viernes 5 31/02 sí no ¿ ? $ 👍 \u0000 \u200b {{x}} <b> ' \" ; DROP mañana cancela a las con de 99:99 el \n".split(
      " ",
    );
  const pick = () => words[Math.floor(next() * words.length)] ?? "";
  for (let i = 0; i < 150; i++) {
    const text = Array.from({ length: 1 + Math.floor(next() * 12) }, pick).join(next() < 0.5 ? " " : "");
    const outcome = converse("agata", [text, "a".repeat(i * 10)]);
    expect(
      outcome.effects.filter((effect) => effect !== "person"),
      JSON.stringify(text),
    ).toEqual([]);
  }
});

/** What each line does as it is written: the same for every way to write it, so it is played once. */
const played = new Map<string, string>();

function talkOf(line: string) {
  const [plan, turns = "", , options = "{}"] = line.split("##").map((part) => part.trim());
  const play = (texts: string[]) => converse(plan as keyof typeof PLANS, texts, JSON.parse(options)).effects.join();
  const asWritten = () => {
    const before = played.get(line) ?? play(turns.split(" > "));
    played.set(line, before);
    return before;
  };
  return { turns, play, asWritten };
}

function rotations<T>(all: readonly T[]): T[][] {
  return all.map((_, i) => [...all.slice(i), ...all.slice(0, i)]);
}
