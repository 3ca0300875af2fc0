// What a workbook is before it is read: how much it unpacks to, by its own word and in truth, and whether its first sheet
// has what a table of rows cannot have. Nothing of it is kept.
import { BROKEN, SheetError } from "./sheet-error.ts";

const MOST_ENTRIES = 200;
/** A hundred thousand rows of twelve columns unpack to about half of it. */
const MOST_UNPACKED = 200 * 1024 * 1024;
const TOO_LARGE = "El archivo se descomprime a demasiado. Divídelo en varios e intenta de nuevo.";

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number };

export async function inspectXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const entries = directoryOf(bytes);
  if (entries.length > MOST_ENTRIES) throw new SheetError(TOO_LARGE);
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_UNPACKED) throw new SheetError(TOO_LARGE);
  const sheet = await firstSheet(bytes, entries);
  for (const entry of entries) {
    if (/\.(png|jpe?g|gif|bin|emf)$/i.test(entry.name)) continue;
    await unpack(bytes, entry, entry === sheet ? scanSheet() : () => {});
  }
}

/** Told of the text as it unpacks; what stands on the edge of two pieces is seen whole. */
function scanSheet() {
  let end = "";
  return (piece: string) => {
    const text = end + piece;
    if (/<(?:\w+:)?mergeCell\s/.test(text)) {
      throw new SheetError("El archivo tiene celdas combinadas. Sepáralas e intenta de nuevo.");
    }
    const formula = /<(?:\w+:)?c [^>]*?r="([A-Z]+\d+)"[^>]*><(?:\w+:)?f[ >/]/.exec(text);
    if (formula) {
      throw new SheetError(`La celda ${formula[1]} tiene una fórmula. Copia la hoja y pégala solo con sus valores.`);
    }
    end = text.slice(-200);
  };
}

async function firstSheet(bytes: Uint8Array<ArrayBuffer>, entries: Entry[]): Promise<Entry> {
  const read = async (name: string) => {
    const entry = entries.find((one) => one.name === name);
    if (!entry || entry.unpacked > 5_000_000) throw new SheetError(BROKEN);
    let text = "";
    await unpack(bytes, entry, (piece) => {
      text += piece;
    });
    return text;
  };
  const id = /<(?:\w+:)?sheet\s[^>]*?:id="([^"]+)"/.exec(await read("xl/workbook.xml"))?.[1];
  const relations = await read("xl/_rels/workbook.xml.rels");
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0];
  const target = /Target="([^"]+)"/.exec(relation ?? "")?.[1] ?? "";
  const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  const entry = entries.find(({ name }) => name === path);
  if (!id || !entry) throw new SheetError(BROKEN);
  return entry;
}

/** In pieces, and never more than the entry says of itself. */
async function unpack(bytes: Uint8Array<ArrayBuffer>, entry: Entry, see: (piece: string) => void): Promise<void> {
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
      see(decoder.decode(value, { stream: true }));
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
