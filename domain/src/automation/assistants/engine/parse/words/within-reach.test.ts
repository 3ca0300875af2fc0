import { expect, test } from "vitest";
import { withinReach } from "./within-reach.ts";

test("a turn of usual length is read as it is, text by text", () => {
  const texts = ["Hola, quiero una cita", "para el viernes"];
  expect(withinReach(texts)).toEqual(texts);
});

test.each([
  ["one long text", ["quiero una cita ", ..."bla ".repeat(5000).match(/.{4}/g)!, "el viernes a las 5"].join("")],
  ["no blanks", `quiero una cita ${"x".repeat(9000)} el viernes a las 5`],
])("of %s the beginning and the end are read, apart from each other", (_, text) => {
  const read = withinReach([text]);
  expect(read).toHaveLength(2);
  expect(read[0]).toMatch(/^quiero una cita/);
  expect(read[1]).toMatch(/el viernes a las 5$/);
});

test("many texts together count as one length", () => {
  const read = withinReach(Array.from({ length: 500 }, (_, i) => `mensaje ${i}`));
  expect(read.join("").length).toBeLessThanOrEqual(600);
  expect(read[1]).toMatch(/mensaje 499$/);
});

test("no text is cut inside a word", () => {
  const whole = Array.from({ length: 300 }, (_, i) => `palabra${i}`);
  for (const word of withinReach([whole.join(" ")])
    .join(" ")
    .split(/\s+/))
    expect(whole).toContain(word);
});

test("a sign held down is read three times", () => {
  expect(withinReach([`sí ${"👍".repeat(400)}`, "👍👍👍"])).toEqual(["sí 👍👍👍", "👍👍👍"]);
});
