// One statement on the wire. The driver describes the rows of each statement, which costs as much as running a short
// one; here a named statement is described once per connection, and PostgreSQL refuses to run it if its columns change.
import pg, { type QueryResultRow } from "pg";

export type StatementCall = { text: string; name?: string; values?: unknown[] };
export type StatementResult<Row> = { rows: Row[]; rowCount: number };

/** What the driver's connection does; the driver's types do not include it. */
export type Wire = {
  _send(bytes: Buffer): boolean;
  sync(): void;
  parse(statement: { name: string; text: string }): void;
  describe(statement: { type: "S"; name: string }): void;
  bind(values: { statement: string; values: unknown[]; valueMapper(value: unknown): unknown }): void;
  execute(): void;
  /** The text by name: what PostgreSQL has confirmed, and what was sent to it. */
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
};

type Field = { name: string; dataTypeID: number };
type Shape = { names: string[]; read: (((text: string) => unknown) | null)[]; empty: QueryResultRow };

/** For each connection, by the names of the statements. */
const shapes = new WeakMap<Wire, Map<string, Shape>>();
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

export class SentStatement<Row extends QueryResultRow = QueryResultRow> {
  readonly name: string;
  readonly text: string;
  readonly #values: unknown[];
  readonly #settle: (error: Error | undefined, answer?: StatementResult<Row>) => void;
  readonly #rows: Row[] = [];
  #shape: Shape | undefined;
  #known: Map<string, Shape> | undefined;
  #unreadable: Error | undefined;

  constructor(
    { name = "", text, values = [] }: StatementCall,
    settle: (error?: Error, answer?: StatementResult<Row>) => void,
  ) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#settle = settle;
  }

  /** Throws where a value cannot be written, or the name already has another text: then nothing was sent. */
  submit(wire: Wire, gathering: Wire): void {
    const { name, text } = this;
    const sent = name && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]);
    if (sent && sent !== text) throw new Error(`'${name}' was prepared for a different statement`);
    const values = this.#values.map(written);
    if (!sent) gathering.parse({ name, text });
    if (name && !sent) wire.submittedNamedStatements[name] = text;
    this.#known = shapes.get(wire);
    if (!this.#known) {
      this.#known = new Map();
      shapes.set(wire, this.#known);
    }
    this.#shape = name ? this.#known.get(name) : undefined;
    if (!this.#shape) gathering.describe({ type: "S", name });
    gathering.bind({ statement: name, values, valueMapper: asIs });
    gathering.execute();
  }

  describe(fields: Field[]): void {
    this.#shape = shapeOf(fields);
  }

  take(values: (string | null)[]): void {
    const { names, read, empty } = this.#shape as Shape;
    const row: QueryResultRow = { ...empty };
    try {
      for (let at = 0; at < values.length; at += 1) {
        const value = values[at] as string | null;
        const parse = read[at];
        row[names[at] as string] = value === null || !parse ? value : parse(value);
      }
    } catch (error) {
      this.#unreadable = error as Error;
    }
    this.#rows.push(row as Row);
  }

  /** `tag` is PostgreSQL's command tag, such as `INSERT 0 1`. */
  complete(tag: string): void {
    if (this.name) this.#known?.set(this.name, this.#shape ?? NO_ROWS);
    // PostgreSQL answers this when an earlier statement failed, even if the error was caught: nothing was kept.
    if (tag === "ROLLBACK" && this.text === "commit") this.fail(new Error("The transaction was undone at its commit."));
    else if (this.#unreadable) this.fail(this.#unreadable);
    else this.#settle(undefined, { rows: this.#rows, rowCount: Number(/(?<!\d)\d+$/.exec(tag)?.[0] ?? 0) });
  }

  fail(error: Error): void {
    this.#settle(error);
  }
}

const NO_ROWS: Shape = { names: [], read: [], empty: {} };
/** text, varchar, name, uuid: their text form is their value. */
const PLAIN = new Set([25, 1043, 19, 2950]);

function shapeOf(fields: Field[]): Shape {
  return {
    names: fields.map(({ name }) => name),
    read: fields.map(({ dataTypeID }) => (PLAIN.has(dataTypeID) ? null : pg.types.getTypeParser(dataTypeID, "text"))),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

/** Like the driver's own, except that times are written in UTC, which is faster. */
function written(value: unknown): unknown {
  if (typeof value === "string" || value === null) return value;
  if (value instanceof Date && !Number.isNaN(value.getTime()) && isFourDigits(value)) return value.toISOString();
  return prepareValue(value);
}

const isFourDigits = (value: Date) => value.getUTCFullYear() >= 1 && value.getUTCFullYear() <= 9999;
const asIs = (value: unknown) => value;
