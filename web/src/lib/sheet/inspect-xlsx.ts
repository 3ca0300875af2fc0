// Inspects a workbook before it is read: its declared and real unpacked size, its sheets, and unsupported content.
// Keeps nothing else.
import { BROKEN, SheetError } from "./sheet-error.ts";

const MOST_ENTRIES = 200;
/** A hundred thousand rows of twelve columns unpack to about half of it. */
const MOST_UNPACKED = 200 * 1024 * 1024;
const TOO_LARGE = "El archivo se descomprime a demasiado. Divídelo en varios e intenta de nuevo.";

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number };

/** A visible sheet. `place`: its index among all sheets, from 0. */
export type BookSheet = SheetOddities & { name: string; place: number };

/**
 * `merges`: multi-cell ranges, by line of their sheet; `formulas`: the first of each column, by column index from 0.
 */
export type SheetOddities = {
  merges: { from: number; to: number }[];
  formulas: ReadonlyMap<number, string>;
};

/** The visible sheets, and the active one when the workbook was saved. */
export async function inspectXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<{ sheets: BookSheet[]; active: number }> {
  const entries = directoryOf(bytes);
  if (entries.length > MOST_ENTRIES) throw new SheetError(TOO_LARGE);
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_UNPACKED) throw new SheetError(TOO_LARGE);
  const listed = await listSheets(bytes, entries);
  const scans = new Map(listed.map(({ path }) => [path, scanSheet()]));
  for (const entry of entries) {
    if (/\.(png|jpe?g|gif|bin|emf)$/i.test(entry.name)) continue;
    await unpack(bytes, entry, scans.get(entry.name)?.see ?? (() => {}));
  }
  const shown = listed.filter(({ isHidden }) => !isHidden);
  const sheets = shown.map(({ name, place, path }) => ({ name, place, ...(scans.get(path) as Scan).found }));
  const active = shown.findIndex(({ isActive }) => isActive);
  return { sheets, active: Math.max(active, 0) };
}

type Scan = ReturnType<typeof scanSheet>;

/** Gets the text as it unpacks; a match across two chunks is found too. */
function scanSheet() {
  const found = { merges: [] as SheetOddities["merges"], formulas: new Map<number, string>() };
  let end = "";
  const see = (piece: string) => {
    const text = end + piece;
    for (const [, from, to] of text.matchAll(MERGED)) {
      if (found.merges.length < MOST_MERGES) found.merges.push({ from: Number(from), to: Number(to) });
    }
    for (const [, letters = "", line] of text.matchAll(FORMULA)) {
      const column = columnOf(letters);
      if (!found.formulas.has(column)) found.formulas.set(column, `${letters}${line}`);
    }
    end = text.slice(-200);
  };
  return { see, found };
}

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="[A-Z]+(\d+):[A-Z]+(\d+)"/g;
const FORMULA = /<(?:\w+:)?c [^>]*?r="([A-Z]+)(\d+)"[^>]*><(?:\w+:)?f[ >/]/g;
const MOST_MERGES = 10_000;

/** 'A' is 0, 'AA' is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type ListedSheet = { name: string; path: string; place: number; isHidden: boolean; isActive: boolean };

async function listSheets(bytes: Uint8Array<ArrayBuffer>, entries: Entry[]): Promise<ListedSheet[]> {
  const read = async (name: string) => {
    const entry = entries.find((one) => one.name === name);
    if (!entry || entry.unpacked > 5_000_000) throw new SheetError(BROKEN);
    const decoder = new TextDecoder();
    let text = "";
    await unpack(bytes, entry, (_, piece) => {
      text += decoder.decode(piece, { stream: true });
    });
    return text;
  };
  const book = await read("xl/workbook.xml");
  const relations = [...(await read("xl/_rels/workbook.xml.rels")).matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)];
  const active = Number(/<(?:\w+:)?workbookView\s[^>]*?activeTab="(\d+)"/.exec(book)?.[1] ?? 0);
  const tags = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag);
  const sheets = tags.flatMap((tag, place): ListedSheet[] => {
    const relation = relations.find(([one]) => attributeOf(one, "Id") === attributeOf(tag, "\\w+:id"))?.[0] ?? "";
    const target = attributeOf(relation, "Target");
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    if (!/worksheet"/.test(relation) || !entries.some(({ name }) => name === path)) return [];
    const isHidden = /\sstate="(?:hidden|veryHidden)"/.test(tag);
    return [{ name: unescaped(attributeOf(tag, "name")), path, place, isHidden, isActive: place === active }];
  });
  if (sheets.every(({ isHidden }) => isHidden)) throw new SheetError(BROKEN);
  return sheets;
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? "");
}

/** `text`: one character per byte, fast to search for ASCII. */
type ChunkHandler = (text: string, piece: Uint8Array) => void;

/** In chunks, up to the size that the entry declares. */
async function unpack(bytes: Uint8Array<ArrayBuffer>, entry: Entry, see: ChunkHandler): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.at + 30 > bytes.length || view.getUint32(entry.at, true) !== 0x04034b50) throw new SheetError(BROKEN);
  const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = new Blob([bytes.subarray(from, from + entry.packed)]).stream();
  if (entry.method !== 0 && entry.method !== 8) throw new SheetError(BROKEN);
  const stream = entry.method === 8 ? packed.pipeThrough(new DecompressionStream("deflate-raw")) : packed;
  const decoder = new TextDecoder("latin1");
  const reader = stream.getReader();
  let seen = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      seen += value.length;
      if (seen > entry.unpacked) throw new SheetError(TOO_LARGE);
      see(decoder.decode(value, { stream: true }), value);
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error instanceof SheetError ? error : new SheetError(BROKEN);
  }
}

function directoryOf(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw new SheetError(BROKEN);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new SheetError(BROKEN);
    const length = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
