// Statements that leave in one tick and are answered together. The driver ends each statement with a Sync, at which
// PostgreSQL answers in a packet of its own, and this process wakes up for it: for a short transaction that costs more
// than its statements. Here one Sync ends them all.
import pg, { type PoolClient, type QueryResultRow } from "pg";
import { type Answered, type Asked, SentStatement, type Wire } from "./sent-statement.ts";

/**
 * What begins a transaction, and what commits it. Where both leave together neither is sent: what stands before one Sync
 * is one transaction anyway, which the Sync commits, and which is undone whole where one of its statements fails.
 */
type Bounded = Asked & { bounds?: "begin" | "commit" };

export type Line = {
  /**
   * Sent at the end of this tick with what else is asked in it. Where one of them fails, PostgreSQL passes over those
   * behind it, and they fail by the same error.
   */
  ask<Row extends QueryResultRow>(asked: Bounded): Promise<Answered<Row>>;
  /** Whether there is, or is about to be, a transaction that must be ended. */
  isOpen(): boolean;
};

/** Of one connection, while it is in one pair of hands. */
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

type Placed = { statement: SentStatement; bounds: Bounded["bounds"] };

/** To the driver one query, with one Sync and one time limit; it hands each answer on to the statement that it is of. */
class Packet extends pg.Query {
  readonly #asked: Placed[] = [];
  /** In the order in which they are answered. */
  readonly #statements: SentStatement[] = [];
  #answered = 0;
  /** Those that need not be sent: they are done when all is. */
  readonly #unsent: SentStatement[] = [];
  /** The driver notes under these what has been parsed: they are those of the statement that is answered next. */
  name: string | undefined;
  text: string | undefined;
  /** The driver wraps it in its time limit, and hears by it that this is over. */
  callback: (error?: Error | null) => void = () => {};

  constructor() {
    super("");
  }

  add<Row extends QueryResultRow>({ bounds, ...asked }: Bounded): Promise<Answered<Row>> {
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
        // behind one that cannot be written nothing is carried out, a commit least of all
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

  /** Of the statement that is answered next, of the commit, or of the connection: that may end before anything was sent. */
  handleError(error: Error, wire: Wire): void {
    this.#failFrom(this.#answered, error, wire);
    this.#unsent.length = 0;
    // those that were answered stay as they are
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
