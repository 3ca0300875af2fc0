import { readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { openSheets, readSheet } from "./read-sheet.ts";
import { clockCell, dayCell } from "./sheet-cell.ts";
import { writeSheet } from "./write-sheet.ts";

const file = (content: BlobPart, name = "clientes.csv") => new File([content], name);
const read = (content: BlobPart, most = 100) => readSheet(file(content), most, () => {});
type Cells = Parameters<typeof writeXlsx>[0]["sheets"][number];
const book = async (sheet: Omit<Cells, "name">) => (await writeXlsx({ sheets: [{ name: "a", ...sheet }] })) as BlobPart;

test("a workbook is read with its days as days and its rows by their numbers", async () => {
  const rows = [["Nombre", "Nacimiento", "Número"], [], ["Ana", new Date(Date.UTC(1990, 4, 21)), 2221234567]];
  expect(await read(await book({ rows }))).toEqual([
    { line: 1, cells: ["Nombre", "Nacimiento", "Número"] },
    { line: 3, cells: ["Ana", "1990-05-21", 2221234567] },
  ]);
});

test.each([",", ";", "\t"])("text is read by the separator %j, with quotes and with a mark of UTF-8", async (sign) => {
  const text = `\ufeffNombre${sign}Notas\r\n"Núñez${sign} Ana"${sign}"dijo ""sí"""\r\n\r\n`;
  expect(await read(text)).toEqual([
    { line: 1, cells: ["Nombre", "Notas"] },
    { line: 2, cells: [`Núñez${sign} Ana`, 'dijo "sí"'] },
  ]);
});

test("a quoted cell that is never closed swallows no rows: its line is told", async () => {
  const text = 'Nombre,Notas\nAna,"dijo ""sí"" y\nse fue"\n"Bea,sola\nCeci,tres\n';
  await expect(read(text)).rejects.toThrow("Las comillas que se abren en la línea 4 no se cierran.");
  const inside = 'Nombre,Notas\nAna,mide 5" más\n';
  expect((await read(inside)).map(({ cells }) => cells)).toEqual([
    ["Nombre", "Notas"],
    ["Ana", 'mide 5" más'],
  ]);
});

test("what calls itself a workbook and is none is told so", async () => {
  const pdf = file("%PDF-1.4 contrato", "clientes.xlsx");
  await expect(readSheet(pdf, 100, () => {})).rejects.toThrow("El archivo está dañado o no es un .xlsx.");
});

test("what was written here is read back, and is carried out nowhere", async () => {
  const bytes = await writeSheet(
    "Contactos",
    ["Nombre", "Notas"],
    [
      ["=1+1", "@a"],
      ["Ana", "+52"],
    ],
  );
  expect((await read(bytes)).map(({ cells }) => cells)).toEqual([
    ["Nombre", "Notas"],
    ["'=1+1", "'@a"],
    ["Ana", "'+52"],
  ]);
});

test("numbers are written as numbers and hours as dates with the clock of their zone, days without an hour", async () => {
  const rows = [
    [clockCell("2026-11-30T00:15:00Z", "America/Mexico_City"), dayCell("2026-12-24"), -885.5, "=1+1"],
    [clockCell("2026-11-29T18:00:00Z", "America/Tijuana"), dayCell(null), 0, ""],
  ];
  const { sheets } = await readXlsx(await writeSheet("Movimientos", ["Fecha", "Vence", "Monto", "Notas"], rows));
  expect(sheets[0]?.rows.map((row) => row.slice(0, 3))).toEqual([
    ["Fecha", "Vence", "Monto"],
    [new Date("2026-11-29T18:15:00Z"), new Date("2026-12-24T00:00:00Z"), -885.5],
    [new Date("2026-11-29T10:00:00Z"), "", 0],
  ]);
  expect(sheets[0]?.rows[1]?.[3]).toBe("'=1+1");
});

test("formulas and merged cells are told with their places", async () => {
  const cells = new Map([["1,0", { formula: "1+1", value: 2 }]]);
  const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }];
  const opened = await openSheets(file(await book({ rows: [["Nombre", "b"], [null]], cells, merges })), 100, () => {});
  const { formulas, merges: found } = await opened.read(0);
  expect([[...formulas], found]).toEqual([[[0, "A2"]], [{ from: 1, to: 1 }]]);
});

test("the letters of a Spanish Excel are read, and said to be a guess", async () => {
  const bytes = new Uint8Array([0x4e, 0xfa, 0xf1, 0x65, 0x7a, 0x2c, 0x80]);
  const opened = await openSheets(file(bytes), 100, () => {});
  expect([opened.isWindows, (await opened.read(0)).rows[0]?.cells]).toEqual([true, ["Núñez", "€"]]);
  const unicode = new Uint8Array(Buffer.from("\ufeffNúñez\tAna", "utf16le"));
  expect((await read(unicode))[0]?.cells).toEqual(["Núñez", "Ana"]);
});

test.each(["sep=;\r\nAna;Luz\r\n", '"sep=;"\nAna;Luz'])(
  "the line that names the separator is no row: %j",
  async (text) => {
    expect(await read(text)).toEqual([{ line: 2, cells: ["Ana", "Luz"] }]);
  },
);

test.each<[string, () => Promise<BlobPart> | BlobPart, RegExp]>([
  ["an old workbook", () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /versión antigua/],
  ["a zip that is none", () => "PK\u0003\u0004 no", /dañado/],
  ["other bytes", () => "a\u0000b", /no es un \.xlsx ni un \.csv/],
  ["too many rows", () => Array(103).fill("a").join("\n"), /hasta 100 filas/],
  ["too many columns", () => Array(61).fill("a").join(","), /hasta 60 columnas/],
  ["too many bytes", () => new Uint8Array(20 * 1024 * 1024 + 1), /hasta 20 MB/],
])("%s is refused in words", async (_what, content, words) => {
  await expect(read(await content())).rejects.toThrow(words);
});

test("a workbook that unpacks to too much, by its own word or in truth, is refused", async () => {
  const bytes = new Uint8Array(await new Blob([await book({ rows: [["a"], ["b".repeat(2_000)]] })]).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const entry = bytes.findIndex((_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50);
  const declared = bytes.slice();
  new DataView(declared.buffer).setUint32(entry + 24, 300 * 1024 * 1024, true);
  await expect(read(declared)).rejects.toThrow(/se descomprime a demasiado/);
  const lying = bytes.slice();
  new DataView(lying.buffer).setUint32(entry + 24, 1, true);
  await expect(read(lying)).rejects.toThrow(/se descomprime a demasiado/);
});
