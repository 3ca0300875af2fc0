import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.mjs";
import { textReading } from "./text-reading.mjs";

const ASSISTANTS = "domain/src/automation/assistants";
const said = (text: string, path = `${ASSISTANTS}/staff/errand.ts`) => textReading([{ path, text }]);

test.each([
  "const isBlock = /bloque/.test(text);",
  "return /[a-z/]+/.exec(text);",
  "words.filter((word) => /^re/.test(word));",
  'const found = new RegExp("cita");',
])("a pattern outside the parser is found: %s", (text) => {
  expect(said(text)).toHaveLength(1);
  expect(said(text, "server/src/modules/automation/assistants/turn/answer-turn.ts")).toHaveLength(1);
});

test("an import of what the parser keeps to itself is found", () => {
  expect(said('import { readWords } from "../engine/parse/words/words.ts";')).toHaveLength(1);
});

test("entries, comments, divisions, the parser and the lexicon are not", () => {
  expect(said('import { parse } from "../engine/parse/parse.ts";\n// as /cita/ was\nconst half = a / b / c;')).toEqual(
    [],
  );
  expect(said("const isBlock = /bloque/;", `${ASSISTANTS}/engine/parse/staff/x.ts`)).toEqual([]);
  expect(said("const words = text.split(/ /);", `${ASSISTANTS}/engine/lexicon/x.ts`)).toEqual([]);
});

test("the assistants read text in the parser alone", () => {
  expect(textReading(sourceFiles())).toEqual([]);
});
