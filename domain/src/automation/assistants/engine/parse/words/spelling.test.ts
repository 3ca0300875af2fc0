import { expect, test } from "vitest";
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import { SURNAMES } from "../../lexicon/surnames.ts";
import { KEY_WORDS } from "../../lexicon/vocabulary.ts";
import { knownWords } from "./known-words.ts";
import { spellOut } from "./spelling.ts";
import { readWords } from "./words.ts";

const known = knownWords({ services: [], specialists: [], branches: [] });
const changed = (names: Iterable<string>) =>
  [...names].filter((name) => spellOut(name, known) !== name).map((name) => `${name}: ${spellOut(name, known)}`);

test("no name is corrected to another word", () => {
  expect(changed(SURNAMES)).toEqual([]);
  expect(changed(FIRST_NAMES)).toEqual([]);
});

test("words typed on a phone are corrected", () => {
  expect(["manan", "biernes", "serbicio"].map((word) => spellOut(word, known))).toEqual([
    "manana",
    "viernes",
    "servicio",
  ]);
});

test("one slip of the finger is corrected, whatever it sounds like", () => {
  const slips = { perfceto: "perfecto", maana: "manana", juees: "jueves", sabdos: "sabados", semnaas: "semanas" };
  expect(Object.keys(slips).map((word) => spellOut(word, known))).toEqual(Object.values(slips));
});

test("a verb of several people is no plural of a key word", () => {
  const verbs = "pasamos cambiamos movemos apartamos reservamos cancelamos adelantamos recorremos".split(" ");
  const invented = verbs
    .map((verb) => spellOut(verb, known))
    .filter((read) => !verbs.includes(read) && !KEY_WORDS.has(read));
  expect(invented).toEqual([]);
  expect(spellOut("pasamos", known)).toBe("pasamos");
});

test("after an article a mistyped weekday is the day, and a name is not", () => {
  const names = new Set([...known, "marta"]);
  const read = (text: string) => readWords([text], names).text;
  expect(read("el marts a las 5")).toBe("el martes a las 5");
  expect(read("este mattes")).toBe("este martes");
  expect(read("el Marta, el Mateo")).toBe("el marta , el mateo");
});
