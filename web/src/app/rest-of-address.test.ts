// The router gives a page the rest of its address as '*'; a parameter has a name only below a route of the page's own.
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../features/**/*.tsx", { eager: true, query: "?raw", import: "default" });

test("a page reads a named parameter of its address only where its capability has a route for it", () => {
  const folder = (file: string) => file.split("/").slice(0, 4).join("/");
  const routed = new Set(
    Object.entries(FILES).flatMap(([file, text]) => (/path=":|path: ":/.test(text) ? [folder(file)] : [])),
  );
  const reads = Object.entries(FILES).filter(([, text]) => /\{[^}]*\} = useParams\(\)/.test(text));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.map(([file]) => file).filter((file) => !routed.has(folder(file)))).toEqual([]);
});
