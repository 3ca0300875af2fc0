// The worker of an upload: reads the file, checks its rows or a sample, and returns the parts. The page never blocks on
// it.
import { checkRow } from "@mostrador/domain/kit/import/check-row.ts";
import {
  type Cell,
  cellText,
  columnsOf,
  type ImportDefinition,
  isExample,
  type SheetContext,
} from "@mostrador/domain/kit/import/import-definition.ts";
import { MOST_ROWS } from "@mostrador/domain/kit/import/import-schema.ts";
import { batchSizeOf, cutBatches, estimated, isSampled, sampleOf } from "@mostrador/domain/kit/import/sampling.ts";
import { openSheets, type SheetRow, type SheetTable } from "../sheet/read-sheet.ts";
import { SheetError } from "../sheet/sheet-error.ts";
import { writeSheet } from "../sheet/write-sheet.ts";
import type { Change, FileCheck, FileLook, Mapping, SentRow, WorkerReply, WorkerRequest } from "./import-messages.ts";
import { chooseSheet, type LookOf, lookAt } from "./look-at-file.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";

type Scope = { onmessage: ((event: { data: WorkerRequest }) => void) | null; postMessage(told: WorkerReply): void };
const scope = globalThis as unknown as Scope;

export function serveImports<Row extends object>(definition: ImportDefinition<Row>): void {
  let fields: (string | null)[] = [];
  let rows: SheetRow[] = [];
  let batches: { from: number; to: number }[] = [];
  let opened: (LookOf<Row> & { sum: ArrayBuffer; sheet: number; table: SheetTable }) | undefined;

  async function open({ file, known, country }: Extract<WorkerRequest, { kind: "open" }>): Promise<FileLook> {
    const sum = crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    const sheets = await openSheets(file, MOST_ROWS, (read) => tellProgress(read));
    const of = { definition, file: sheets, known, country };
    opened = { ...of, sum: await sum, ...(await chooseSheet(of)) };
    return lookAt(of, opened);
  }

  async function look({ sheet, headerLine }: { sheet: number; headerLine?: number }): Promise<FileLook> {
    const of = openedFile();
    if (of.sheet !== sheet) opened = { ...of, sheet, table: await of.file.read(sheet) };
    return lookAt(of, openedFile(), headerLine);
  }

  async function check({ mapping, today }: Extract<WorkerRequest, { kind: "check" }>): Promise<FileCheck> {
    if (openedFile().sheet !== mapping.sheet) await look({ sheet: mapping.sheet });
    const { table, sum } = openedFile();
    fields = mapping.fields;
    refuseUnreadable(table, mapping);
    const header = table.rows.find(({ line }) => line === mapping.headerLine);
    const found = table.rows.filter(({ line }) => line > mapping.headerLine);
    if (found.length === 0) throw new SheetError("El archivo no tiene filas");
    rows = found.filter(({ cells }) => !isExample(definition, Object.fromEntries(named(cells))));
    if (rows.length === 0) throw new SheetError("El archivo solo tiene la fila de ejemplo de la plantilla");
    const { limit } = definition;
    if (limit && rows.length > limit.rows) throw new SheetError(limit.exceeded(rows.length));
    batches = cutBatches(rows.map(weightOf), limit?.rows ?? batchSizeOf(rows.length));
    const unknown = (header?.cells ?? []).map(cellText).filter((text, index) => text !== "" && !fields[index]);
    const { country, monthFirst } = mapping;
    const verdict = verdictOf({ today, country, monthFirst });
    return { ...verdict, unknown, batches: batches.length, hash: await sumOf(sum, mapping) };
  }

  function openedFile() {
    if (!opened) throw new SheetError("");
    return opened;
  }

  function verdictOf(context: SheetContext) {
    const found = { valid: 0, fixable: 0, invalid: 0 };
    const [changes, errors]: [Change[], Change[]] = [[], []];
    const sample = sampleOf(rows.length);
    for (const [done, place] of sample.entries()) {
      const { line, cells } = rows[place] as SheetRow;
      const { state, problems } = checkRow(definition, Object.fromEntries(named(cells)), context);
      found[state] += 1;
      if (state === "fixable") changes.push(...problems.map((problem) => ({ line, ...problem })));
      // repairs of a row that stays invalid are not the reason
      const reasons = problems.filter(({ to }) => to === undefined);
      if (state === "invalid") errors.push(...reasons.map((problem) => ({ line, ...problem })));
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

  async function answer(asked: WorkerRequest): Promise<WorkerReply> {
    const { id } = asked;
    if (asked.kind === "open") return { id, kind: "looked", look: await open(asked) };
    if (asked.kind === "look") return { id, kind: "looked", look: await look(asked) };
    if (asked.kind === "check") return { id, kind: "checked", check: await check(asked) };
    if (asked.kind === "part") return { id, kind: "part", rows: partOf(asked.number) };
    if (asked.kind === "template") {
      const columns = columnsOf(definition).filter(({ isExtra }) => !isExtra);
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

/** The same file with another mapping is another upload, because its parts differ. */
async function sumOf(file: ArrayBuffer, mapping: Mapping): Promise<string> {
  const words = new TextEncoder().encode(hex(file) + JSON.stringify(mapping));
  return hex(await crypto.subtle.digest("SHA-256", words));
}

/** Longer than any column allows: the row is still reported. */
function short([field, cell]: [string, Cell]): [string, Cell] {
  return [field, typeof cell === "string" ? cell.slice(0, 5_000) : cell];
}

/** The bytes of a row in a body, rounded up. */
function weightOf({ cells }: SheetRow): number {
  return cells.reduce<number>((sum, cell) => sum + Math.min(cellText(cell).length, 5_000) * 3 + 24, 40);
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
