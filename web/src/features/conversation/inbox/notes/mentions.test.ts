import { expect, it } from "vitest";
import { mentionBegun, mentionsIn, peopleFor, withName } from "./mentions.ts";

const PEOPLE = [
  { userId: "1", name: "Ana" },
  { userId: "2", name: "Ana López" },
  { userId: "3", name: "José Ángel (caja)" },
];

it("proposes people while a name is being written, and not for an address", () => {
  expect([mentionBegun("dile a @"), mentionBegun("@an"), mentionBegun("@Ana L")]).toEqual(["", "an", "Ana L"]);
  expect([mentionBegun("ana@correo"), mentionBegun("hola"), mentionBegun("@Ana, mira")]).toEqual([null, null, null]);
  expect(peopleFor("an", PEOPLE).map(({ name }) => name)).toEqual(["Ana", "Ana López"]);
  expect(peopleFor("jose an", PEOPLE).map(({ userId }) => userId)).toEqual(["3"]);
  expect(peopleFor("ana", PEOPLE).map(({ name }) => name)).toEqual(["Ana López"]);
});

it("writes the name whole", () => {
  expect(withName("dile a @an que venga", 10, "an", "Ana López")).toEqual({
    text: "dile a @Ana López que venga",
    caret: 18,
  });
});

it("names whoever stands whole in the text, each once, the longest name first", () => {
  expect(mentionsIn("@Ana López y @ana lópez", PEOPLE)).toEqual(["2"]);
  expect(mentionsIn("@Ana López con @Ana, y @José Ángel (caja)", PEOPLE).sort()).toEqual(["1", "2", "3"]);
  expect(mentionsIn("@Anabel, ana@correo.mx", PEOPLE)).toEqual([]);
});
