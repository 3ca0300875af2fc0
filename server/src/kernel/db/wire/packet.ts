// Sends the statements of one tick together, with one Sync for all. The driver ends each statement with a Sync, and
// answering each one costs more than a short transaction's statements.
import pg, { type PoolClient, type QueryResultRow } from "pg";
import { SentStatement, type StatementCall, type StatementResult, type Wire } from "./sent-statement.ts";

/**
 * Begins or commits a transaction. Where both leave together neither is sent: the statements before one Sync are one
 * transaction anyway, which the Sync commits, or which is rolled back whole when one of them fails.
 */
type PacketStatement = StatementCall & { bounds?: "begin" | "commit" };

export type Line = {
  /**
   * Sent at the end of this tick with the tick's other statements. When one of them fails, PostgreSQL skips the later
   * ones, and they fail with the same error.
   */
  ask<Row extends QueryResultRow>(asked: PacketStatement): Promise<StatementResult<Row>>;
  /** Whether a transaction is open, or about to open, that must be ended. */
  isOpen(): boolean;
};

/** The line of one connection, while one user has it. */
export function lineOf(client: PoolClient): Line {
  let open: Packet | undefined;
  let isBegun = false;
  const send = () => {
    const packet = open as Packet;
    open = undefined;
    isBegun ||= !packet.isWhole;
    client.query(packet);
  };
  return {
    ask(asked) {
      if (!open) {
        open = new Packet();
        process.nextTick(send);
      }
      return open.add(asked);
    },
    isOpen: () => isBegun || open !== undefined,
  };
}

type PacketEntry = { statement: SentStatement; bounds: PacketStatement["bounds"] };

/** For the driver this is one query, with one Sync and one time limit. It passes each answer to its statement. */
class Packet extends pg.Query {
  readonly #asked: PacketEntry[] = [];
  /** In the order in which they are answered. */
  readonly #statements: SentStatement[] = [];
  #answered = 0;
  /** Statements that need not be sent: they are done when all the others are. */
  readonly #unsent: SentStatement[] = [];
  /** The driver records under these what has been parsed: they belong to the statement that is answered next. */
  name: string | undefined;
  text: string | undefined;
  /** The driver wraps it in its time limit, and learns from it that this query is over. */
  callback: (error?: Error | null) => void = () => {};

  constructor() {
    super("");
  }

  add<Row extends QueryResultRow>({ bounds, ...asked }: PacketStatement): Promise<StatementResult<Row>> {
    return new Promise((resolve, reject) => {
      const statement = new SentStatement<Row>(asked, (error, answer) => {
        if (answer) resolve(answer);
        else reject(error);
      });
      this.#asked.push({ statement: statement as unknown as SentStatement, bounds });
    });
  }

  /** A transaction from its begin to its commit. */
  get isWhole(): boolean {
    return this.#asked[0]?.bounds === "begin" && this.#asked.at(-1)?.bounds === "commit";
  }

  override submit = (connection: unknown): null => {
    const wire = connection as Wire;
    const bytes: Buffer[] = [];
    const gathering: Wire = Object.create(wire, { _send: { value: (some: Buffer) => bytes.push(some) } });
    const { isWhole } = this;
    let refusal: Error | undefined;
    for (const { statement, bounds } of this.#asked) {
      try {
        // after a statement that cannot be written nothing runs, and above all no commit
        if (refusal) throw refusal;
        if (isWhole && bounds) this.#unsent.push(statement);
        else this.#send(statement, wire, gathering);
      } catch (error) {
        refusal = error as Error;
        statement.fail(refusal);
      }
    }
    if (refusal && isWhole) {
      bytes.length = 0;
      this.#failFrom(0, refusal, wire);
    }
    gathering.sync();
    wire._send(Buffer.concat(bytes));
    this.#showNext();
    return null;
  };

  #send(statement: SentStatement, wire: Wire, gathering: Wire): void {
    statement.submit(wire, gathering);
    this.#statements.push(statement);
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#next?.describe(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#next?.take(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const statement = this.#next;
    this.#answered += 1;
    this.#showNext();
    statement?.complete(text);
  }

  handleReadyForQuery(): void {
    for (const statement of this.#unsent.splice(0)) statement.complete("");
    this.callback(null);
  }

  /**
   * An error of the statement answered next, of the commit, or of the connection. A connection may end before anything
   * was sent.
   */
  handleError(error: Error, wire: Wire): void {
    this.#failFrom(this.#answered, error, wire);
    this.#unsent.length = 0;
    // statements that were already answered stay as they are
    for (const { statement } of this.#asked) statement.fail(error);
    this.callback(error);
  }

  #failFrom(first: number, error: Error, wire: Wire): void {
    for (const statement of this.#statements.slice(first)) {
      if (statement.name) delete wire.submittedNamedStatements[statement.name];
      statement.fail(error);
    }
    this.#answered = this.#statements.length;
  }

  get #next(): SentStatement | undefined {
    return this.#statements[this.#answered];
  }

  #showNext(): void {
    this.name = this.#next?.name;
    this.text = this.#next?.text;
  }
}
