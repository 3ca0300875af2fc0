import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";
import { kernelWords } from "./kernel-words.mjs";
import { sourceFiles } from "./source-files.mjs";

const floors = createRequire(import.meta.url)("../../floors.cjs");
const glossary = readFileSync(path.join(root, "docs/glossary.md"), "utf8");
const EVENTS = {
  path: "domain/src/conversation/inbox/schema.ts",
  text: 'export const Sent = event<{ id: string }>("letter-sent"); liveEvent<{ id: string }>("letter_read", x);',
};
const KERNEL = "server/src/kernel/http/envelope.ts";
const said = (text: string, at = KERNEL) => kernelWords([EVENTS, { path: at, text }], floors, glossary);

test.each([
  ['const text = "El especialista ya no está";', "especialista"],
  ['const text = "Esa conversación terminó";', "conversacion"],
  ['const actor = { kind: "assistant" };', "assistant"],
  ["type Actor = { contactId: string };", "contact"],
  ["const sql = `select 1 from appointments`;", "appointments"],
  ['publish(tx, "letter-sent");', "letter-sent"],
  ['announce(tx, "letter_read");', "letter_read"],
  ["access.view(PAGE.agenda);", "PAGE.agenda"],
])("the kernel does not say: %s", (text, word) => {
  const why = "belongs to a capability, which hands it over (manifest, module)";
  expect(said(text)).toEqual([`${KERNEL}:1: «${word}»: ${why}`]);
  expect(said(text, "domain/src/kit/route.ts")).toHaveLength(1);
  expect(said(text, "server/src/modules/catalog/services/service.ts")).toEqual([]);
  expect(said(text, KERNEL.replace(".ts", ".test.ts"))).toEqual([]);
});

test.each([
  "// such as the name of a contact",
  "const businessId = 1;",
  'const text = "No se encontró el negocio";',
  "const disappointment = channel;",
])("it may say: %s", (text) => {
  expect(said(text)).toEqual([]);
});

test("each word of the house's own kernel is one of everybody's", () => {
  expect(kernelWords(sourceFiles(), floors, glossary)).toEqual([]);
});
