// The worker's side of an upload: reads the file, checks its rows (or a sample of them), and hands out the parts. The page
// itself never waits for it.
import { checkRow } from "@mostrador/domain/kit/import/check-row.ts";
import { matchHeaders } from "@mostrador/domain/kit/import/headers.ts";
import {
  type Cell,
  cellText,
  columnsOf,
  type ImportDefinition,
  isExample,
} from "@mostrador/domain/kit/import/import-definition.ts";
import { MOST_ROWS } from "@mostrador/domain/kit/import/import-schema.ts";
import { batchSizeOf, cutBatches, estimated, isSampled, sampleOf } from "@mostrador/domain/kit/import/sampling.ts";
import { readSheet, type SheetRow } from "../sheet/read-sheet.ts";
import { SheetError } from "../sheet/sheet-error.ts";
import { writeSheet } from "../sheet/write-sheet.ts";
import type { Asked, Change, FileCheck, SentRow, Told } from "./import-messages.ts";

const SHOWN = 100;

type Scope = { onmessage: ((event: { data: Asked }) => void) | null; postMessage(told: Told): void };
const scope = globalThis as unknown as Scope;

export function serveImports<Row extends object>(definition: ImportDefinition<Row>): void {
  let fields: (string | null)[] = [];
  let rows: SheetRow[] = [];
  let batches: { from: number; to: number }[] = [];

  async function check(file: File, today: string): Promise<FileCheck> {
    const sum = crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    const [header, ...found] = await readSheet(file, MOST_ROWS, (read) => tellProgress(read));
    if (!header || found.length === 0) throw new SheetError("El archivo no tiene filas");
    const headers = matchHeaders(definition, header.cells);
    if ("error" in headers) throw new SheetError(headers.error);
    fields = headers.fields;
    rows = found.filter(({ cells }) => !isExample(definition, Object.fromEntries(named(cells))));
    if (rows.length === 0) throw new SheetError("El archivo solo tiene la fila de ejemplo de la plantilla");
    batches = cutBatches(rows.map(weightOf), batchSizeOf(rows.length));
    return { ...verdictOf(today), unknown: headers.unknown, batches: batches.length, hash: hex(await sum) };
  }

  function verdictOf(today: string) {
    const found = { valid: 0, fixable: 0, invalid: 0 };
    const [changes, errors]: [Change[], Change[]] = [[], []];
    let [moreChanges, moreErrors] = [0, 0];
    const sample = sampleOf(rows.length);
    for (const [done, place] of sample.entries()) {
      const { line, cells } = rows[place] as SheetRow;
      const { state, problems } = checkRow(definition, Object.fromEntries(named(cells)), today);
      found[state] += 1;
      const list = state === "invalid" ? errors : changes;
      if (list.length < SHOWN) list.push(...problems.map((problem) => ({ line, ...problem })));
      else if (state === "invalid") moreErrors += 1;
      else if (state === "fixable") moreChanges += 1;
      if (done % 200 === 0) tellProgress(done, sample.length);
    }
    const all = (count: number) => estimated(count, sample.length, rows.length);
    return {
      rows: rows.length,
      isEstimate: isSampled(rows.length),
      valid: all(found.valid),
      fixable: all(found.fixable),
      invalid: all(found.invalid),
      changes,
      errors,
      moreChanges,
      moreErrors,
    };
  }

  function named(cells: Cell[]): [string, Cell][] {
    return fields.flatMap((field, index) =>
      field && (cells[index] ?? "") !== "" ? [[field, cells[index] as Cell]] : [],
    );
  }

  function partOf(number: number): SentRow[] {
    const { from, to } = batches[number - 1] as { from: number; to: number };
    return rows
      .slice(from, to)
      .map(({ line, cells }) => ({ row: line, ...Object.fromEntries(named(cells).map(short)) }));
  }

  async function answer(asked: Asked): Promise<Told> {
    const { id } = asked;
    if (asked.kind === "check") return { id, kind: "checked", check: await check(asked.file, asked.today) };
    if (asked.kind === "part") return { id, kind: "part", rows: partOf(asked.number) };
    if (asked.kind === "template") {
      const columns = columnsOf(definition);
      const headers = columns.map(({ header }) => header);
      return {
        id,
        kind: "sheet",
        bytes: await writeSheet(definition.name, headers, [columns.map(({ example }) => example)]),
      };
    }
    return { id, kind: "sheet", bytes: await writeSheet(asked.name, asked.headers, asked.rows) };
  }

  scope.onmessage = ({ data: asked }) => {
    answer(asked).then(
      (told) => scope.postMessage(told),
      (error: unknown) =>
        scope.postMessage({ id: asked.id, kind: "failed", message: error instanceof SheetError ? error.message : "" }),
    );
  };
}

function tellProgress(done: number, of?: number) {
  scope.postMessage({ id: 0, kind: "progress", done, ...(of === undefined ? {} : { of }) });
}

/** What the server would refuse whole is cut where it is a fault all the same: the row says so in its outcome. */
function short([field, cell]: [string, Cell]): [string, Cell] {
  return [field, typeof cell === "string" ? cell.slice(0, 5_000) : cell];
}

/** Bytes of a row in a body, or a little more. */
function weightOf({ cells }: SheetRow): number {
  return cells.reduce<number>((sum, cell) => sum + Math.min(cellText(cell).length, 5_000) * 3 + 24, 40);
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
