import { expect, test } from "vitest";
import { exportDocument } from "./export-document.ts";

const facts = { business: 'Salón <b>"Uno"</b>', zone: "America/Mexico_City", madeAt: new Date("2026-11-23T16:00:00Z") };

test("what people wrote is text: nothing of it becomes a part of the document", () => {
  const evil = `<script>alert(1)</script><img src=x onerror='a()'>`;
  const document = exportDocument([{ table: "messages", rows: [{ text: evil, media: { caption: evil } }] }], facts);
  expect(document).not.toMatch(/<script|<img|<b>|onerror='/);
  expect(document).toContain("&#60;script&#62;");
  expect(document).not.toMatch(/(src|href)="?https?:/);
});

test("one row reads as facts, several as a table of the columns that say anything, with hours of the business", () => {
  const rows = [
    { text: "hola", at: "2026-11-23T16:00:00+00:00", reaction: null },
    { text: "adiós", at: "2026-11-23T17:00:00+00:00", reaction: "" },
  ];
  const document = exportDocument([{ table: "messages", rows }], facts);
  expect(document).toContain("<th>Texto</th><th>Fecha</th></tr>");
  expect(document).toContain("<td>2026-11-23 10:00</td>");
  const one = exportDocument([{ table: "contacts", rows: [{ name: "Ana", no_respond: true, notes: [] }] }], facts);
  expect(one).toContain("<dt>Nombre</dt><dd>Ana</dd><dt>El asistente no responde</dt><dd>Sí</dd></dl>");
});
