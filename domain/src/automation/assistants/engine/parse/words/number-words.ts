// Number words become digits ("siete" 7, "treinta y uno" 31). "un", "una", "uno" stay: they are mostly articles.

import { lookup } from "../../../../../kit/words/lookup.ts";

type Piece = { text: string; raw: string };

export function digitsOf(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const value = NUMBERS[piece.text];
    if (value === undefined) {
      // "Siete y medio" is half past.
      const isHalf = piece.text === "medio" && out.at(-1)?.text === "y" && /^\d/.test(out.at(-2)?.text ?? "");
      out.push(isHalf ? { ...piece, text: "media" } : piece);
      continue;
    }
    const unit = pieces[i + 1]?.text === "y" ? (UNITS[pieces[i + 2]?.text ?? ""] ?? null) : null;
    if (value >= 30 && unit !== null) {
      out.push({ text: String(value + unit), raw: `${piece.raw} y ${pieces[i + 2]!.raw}` });
      i += 2;
    } else out.push({ text: String(value), raw: piece.raw });
  }
  return out;
}

const NAMES =
  `cero - dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
  dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho
  veintinueve treinta`.split(/\s+/);

const UNITS: Record<string, number> = lookup({
  uno: 1,
  una: 1,
  ...Object.fromEntries(NAMES.slice(2, 10).map((name, i) => [name, i + 2])),
});

const NUMBERS: Record<string, number> = lookup({
  ...Object.fromEntries(NAMES.map((name, i) => [name, i]).filter(([name]) => name !== "-")),
  veintiun: 21,
  cuarenta: 40,
  cincuenta: 50,
});
