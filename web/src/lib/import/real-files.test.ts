// Tests real kinds of files: each small file here is of a kind that once broke a real directory. Its valid data must be
// read.
import { crc32 } from "node:zlib";
import { contactImport } from "@mostrador/domain/business/contacts/import/contact-import.ts";
import { checkRow } from "@mostrador/domain/kit/import/check-row.ts";
import type { KnownHeaders } from "@mostrador/domain/kit/import/headers.ts";
import { expect, test } from "vitest";
import { openSheets } from "../sheet/read-sheet.ts";
import { chooseSheet, lookAt } from "./look-at-file.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";

async function look(content: BlobPart, known: KnownHeaders = {}, headerLine?: number) {
  const file = await openSheets(new File([content], "clientes"), 1_000, () => {});
  const of = { definition: contactImport, file, known, country: "52" };
  const chosen = await chooseSheet(of);
  return { found: lookAt(of, chosen, headerLine), table: chosen.table };
}

/** Each row with its check result, after repairs. */
async function rowsOf(content: BlobPart, known: KnownHeaders = {}, headerLine?: number) {
  const { found, table } = await look(content, known, headerLine);
  const { fields, country, monthFirst } = found.guess;
  const rows = table.rows.filter(({ line }) => line > found.guess.headerLine);
  return rows.map(({ cells }) => {
    const named = fields.flatMap((field, index) => (field ? [[field, cells[index] ?? null] as const] : []));
    return checkRow(contactImport, Object.fromEntries(named), { today: "2026-11-22", country, monthFirst }).row;
  });
}

const HEAD = "Nombre,WhatsApp,Código de País,Tipo";
const csv = (...lines: string[]) => `\ufeff${lines.join("\r\n")}\r\n`;

test("a title above the headers is passed over", async () => {
  const content = csv("Clientes de la Estética Sol,,,", "", HEAD, "Bea,2225550101,52,client");
  const { found } = await look(content);
  expect([found.guess.headerLine, found.isSure]).toEqual([3, true]);
  expect(await rowsOf(content)).toMatchObject([{ name: "Bea", whatsapp: "2225550101", type: "client" }]);
});

test("a title of merged cells above the headers does no harm, merged rows do", async () => {
  const rows = [["Clientes"], HEAD.split(","), ["Bea", "2225550101", "52", "lead"]];
  const merged = async (range: string) =>
    look(
      workbook({ sheets: [{ name: "Clientes", rows, after: `<mergeCells><mergeCell ref="${range}"/></mergeCells>` }] }),
    );
  const { found, table } = await merged("A1:D1");
  expect([found.guess.headerLine, table.merges]).toEqual([2, [{ from: 1, to: 1 }]]);
  expect(() => refuseUnreadable(table, found.guess)).not.toThrow();
  const below = await merged("A3:B3");
  expect(() => refuseUnreadable(below.table, below.found.guess)).toThrow(/celdas combinadas/);
});

test("of two columns of numbers a person says which one, unless one of them is empty or was named before", async () => {
  const content = csv("Nombre,Teléfono,Celular,Código de País,Tipo", "Bea,2229990000,2225550102,52,client");
  const { found } = await look(content);
  expect([found.isSure, found.open]).toEqual([
    false,
    [{ field: "whatsapp", header: "WhatsApp", columns: ["Teléfono", "Celular"] }],
  ]);
  expect(found.guess.fields).toEqual(["name", null, null, "countryCode", "type"]);
  expect(await rowsOf(content, { celular: "whatsapp" })).toMatchObject([{ whatsapp: "2225550102" }]);
  const empty = csv("Nombre,Teléfono,Celular,Código de País,Tipo", "Bea,,2225550102,52,client");
  expect((await look(empty)).found).toMatchObject({ isSure: true, open: [] });
});

test("the line that names the separator is no row", async () => {
  const content = csv("sep=;", HEAD.replaceAll(",", ";"), "Bea;2225550103;52;client");
  expect(await rowsOf(content)).toMatchObject([{ name: "Bea", whatsapp: "2225550103" }]);
});

test("what a Spanish Excel writes as text is read after a look at its letters", async () => {
  const text = "Nombre,Apellidos,WhatsApp,Código de País,Tipo\r\nJosé,Muñoz,2225550104,52,client\r\n";
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const { found } = await look(bytes);
  expect([found.isWindows, found.isSure, found.columns[1]?.samples]).toEqual([true, false, ["Muñoz"]]);
  expect(await rowsOf(bytes)).toMatchObject([{ name: "José", lastname: "Muñoz" }]);
});

test("numbers are read without invisible marks, old prefixes and what keeps them text", async () => {
  const content = csv(
    HEAD,
    "A,\u202a+52 222 555 0105\u202c,52,client",
    "B,\u200e2225550106,52,client",
    "C,222\u2011555\u20110107,52,client",
    "D,044 222 555 0108,52,client",
    "E,045 222 555 0109,52,client",
    "F,01 222 555 0110,52,client",
    'G,"=""2225550111""",52,client',
  );
  const numbers = (await rowsOf(content)).map((row) => row?.whatsapp);
  expect(numbers).toEqual([105, 106, 107, 108, 109, 110, 111].map((end) => `2225550${end}`));
});

test("types are read in Spanish", async () => {
  const content = csv(HEAD, "A,2225550112,52,Cliente", "B,2225550113,52,CLIENT ", "C,2225550114,52,Prospecto");
  expect((await rowsOf(content)).map((row) => row?.type)).toEqual(["client", "client", "lead"]);
});

test("one bad cell costs no other row, and no row where it is optional", async () => {
  const rows = Array.from({ length: 5 }, (_, index) => [`Bea ${index}`, `222555012${index}`, "52", "client", ""]);
  (rows[1] as string[])[4] = "nota_x0000_mala";
  (rows[2] as string[])[4] = "v_x000B_t";
  const content = workbook({ sheets: [{ name: "Hoja1", rows: [[...HEAD.split(","), "Notas"], ...rows] }] });
  expect((await rowsOf(content)).map((row) => row?.notes)).toEqual(["", "nota mala", "v t", "", ""]);
});

test("the visible sheet is read, and of several the one that was open", async () => {
  const people = { name: "Clientes", rows: [HEAD.split(","), ["Bea", "2225550130", "52", "client"]] };
  const hidden = workbook({ sheets: [{ name: "Config", isHidden: true, rows: [["clave", "valor"]] }, people] });
  expect((await look(hidden)).found).toMatchObject({ sheets: ["Clientes"], isSure: true });
  expect(await rowsOf(hidden)).toMatchObject([{ whatsapp: "2225550130" }]);
  const guide = { name: "Instrucciones", rows: [["Llena la hoja Clientes"]] };
  for (const active of [0, 1]) {
    const book = workbook({ sheets: [guide, people], active });
    expect((await look(book)).found).toMatchObject({ sheets: ["Instrucciones", "Clientes"], guess: { sheet: 1 } });
    expect(await rowsOf(book)).toMatchObject([{ whatsapp: "2225550130" }]);
  }
});

test("a formatted empty cell far below, or far to the right, is no row", async () => {
  const far = `<row r="1048576"><c r="A1048576" s="0"/><c r="XFD1048576" s="0"/></row>`;
  const rows = [HEAD.split(","), ["Bea", "2225550131", "52", "client"]];
  expect(await rowsOf(workbook({ sheets: [{ name: "Hoja1", rows, more: far }] }))).toHaveLength(1);
});

test("a formula in a column that nobody reads is told apart from one that is read", async () => {
  const more = `<row r="3"><c r="A3"><v>0</v></c><c r="E3"><f>2026-1990</f><v>36</v></c></row>`;
  const rows = [
    [...HEAD.split(","), "Edad"],
    ["Bea", "2225550132", "52", "client"],
  ];
  const { found, table } = await look(workbook({ sheets: [{ name: "Hoja1", rows, more }] }));
  expect([...table.formulas]).toEqual([[4, "E3"]]);
  expect(found.guess.fields[4]).toBeNull();
  expect(() => refuseUnreadable(table, found.guess)).not.toThrow();
  const fields = ["name", "whatsapp", "countryCode", "type", "notes"];
  expect(() => refuseUnreadable(table, { ...found.guess, fields })).toThrow("La celda E3 tiene una fórmula");
});

test("an export of Google Contacts is read, with the country chosen for its numbers", async () => {
  const content = csv(
    "First Name,Middle Name,Last Name,Nickname,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value",
    "Ana,Luz,Núñez,,1990-05-21,VIP,* myContacts,*,ana@correo.mx,Mobile,+52 1 222 555 0140",
    "Bea,,Gil,,--05-21,,* myContacts,,,Mobile,222 555 0141 ::: 222 555 0142",
  );
  const { found } = await look(content);
  expect([found.isSure, found.guess.country]).toEqual([false, "52"]);
  expect(await rowsOf(content)).toMatchObject([
    { name: "Ana Luz", lastname: "Núñez", whatsapp: "2225550140", countryCode: "52", birthdate: "1990-05-21" },
    { name: "Bea", lastname: "Gil", whatsapp: "2225550141", countryCode: "52", birthdate: "2000-01-01" },
  ]);
});

test("a country is proposed while nobody said which column has the numbers", async () => {
  const { found } = await look(csv("Nombre,Teléfono,Celular", "Bea,2229990000,2225550148"));
  expect([found.isSure, found.guess.country]).toEqual([false, "52"]);
});

test("numbers that all carry their country ask for none", async () => {
  const { found } = await look(csv("Nombre,WhatsApp,Tipo", "Ana,5212225550143,lead"));
  expect([found.isSure, found.guess.country]).toEqual([true, ""]);
});

test("days with the month first are noticed, and asked about", async () => {
  const content = csv(
    `${HEAD},Fecha de Nacimiento`,
    "A,2225550144,52,lead,05/21/1990",
    "B,2225550145,52,lead,03/04/1990",
  );
  const { found } = await look(content);
  expect([found.hasSlashDays, found.guess.monthFirst, found.isSure]).toEqual([true, true, false]);
  expect((await rowsOf(content)).map((row) => row?.birthdate)).toEqual(["1990-05-21", "1990-03-04"]);
});

test("a file without headers is read by what a person says of its columns", async () => {
  const content = csv("Bea,2225550146,52,client", "Luz,2225550147,52,client");
  const { found } = await look(content, {}, 0);
  expect([found.guess.headerLine, found.columns.map(({ samples }) => samples[0])]).toEqual([
    0,
    ["Bea", "2225550146", "52", "client"],
  ]);
});

type Book = {
  sheets: { name: string; rows: string[][]; isHidden?: true; more?: string; after?: string }[];
  active?: number;
};

/** A workbook of texts, built by hand, because our writer does not produce these variants. */
function workbook({ sheets, active = 0 }: Book): Uint8Array<ArrayBuffer> {
  const X = "http://schemas.openxmlformats.org";
  const R = `${X}/officeDocument/2006/relationships`;
  const list = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${R}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const files: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${X}/package/2006/content-types"/>`,
    "_rels/.rels": `<Relationships xmlns="${X}/package/2006/relationships"><Relationship Id="rId1" Type="${R}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${X}/spreadsheetml/2006/main" xmlns:r="${R}"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${X}/package/2006/relationships">${relations.join("")}</Relationships>`,
  };
  for (const [index, { rows, more = "", after = "" }] of sheets.entries()) {
    const cells = rows.map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((text, column) => `<c r="${"ABCDEFGH"[column]}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`,
    );
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${X}/spreadsheetml/2006/main"><sheetData>${cells.join("")}${more}</sheetData>${after}</worksheet>`;
  }
  return zip(files);
}

/** Stored without compression. */
function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, body] = [Buffer.from(name), Buffer.from(text)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(body), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(body.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), fields, title, body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from("504b01021400", "hex"), fields, tail, title]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from("504b0506", "hex"), end]));
}

test.each([
  ["text", ""],
  ["workbook", workbook({ sheets: [{ name: "Hoja1", rows: [] }] })],
])("an empty %s says that it has no rows", async (_kind, content) => {
  await expect(look(content)).rejects.toThrow("El archivo no tiene filas");
});
