// Checks the tables of docs/contract/texts.md: each text exists in the named source and in a test.
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

const LINE = /^\| (.+?) +\| (\S+) +\| (\S+) +\|$/;
const LEAST = 69;

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const lines = read("docs/contract/texts.md")
  .split("\n")
  .flatMap((line) => {
    const [, text, source, reached] = LINE.exec(line) ?? [];
    return text && source?.includes("/") && reached ? [{ text: text.trim(), source, reached }] : [];
  });

test("each fixed text is written where it is said to be, and reached by the test that is named", () => {
  const lost = lines.flatMap(({ text, source, reached }) => [
    ...(read(source).includes(text) ? [] : [`«${text}» does not stand in ${source}`]),
    ...(/\.(?:test|prove)\.ts$/.test(reached) && read(reached).includes(text)
      ? []
      : [`«${text}» is not reached by ${reached}`]),
  ]);
  expect(lost).toEqual([]);
  expect(lines.length).toBeGreaterThan(LEAST);
});
