// Statements that leave in one tick and are answered together. The driver ends each statement with a Sync, at which
// PostgreSQL answers in a packet of its own, and this process wakes up for it: for a short transaction that costs more
// than its statements. Here one Sync ends them all.
import pg, { type PoolClient, type QueryResult, type QueryResultRow } from "pg";

type Asked = { text: string; name?: string; values?: unknown[] };

export type Line = {
  /**
   * Sent at the end of this tick with what else is asked in it. Where one of them fails, PostgreSQL passes over those
   * behind it, and they fail by the same error.
   */
  ask<Row extends QueryResultRow>(asked: Asked): Promise<QueryResult<Row>>;
};

/** Of one connection, while it is in one pair of hands. */
export function lineOf(client: PoolClient): Line {
  let open: Packet | undefined;
  const send = () => {
    const packet = open as Packet;
    open = undefined;
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
  };
}

/** What the driver does with a query that it has sent; its types say nothing of it. */
type Sent = {
  name?: string | undefined;
  text?: string | undefined;
  submit(wire: Wire): Error | null;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
};

type Wire = { _send(bytes: Buffer): boolean; sync(): void; submittedNamedStatements: Record<string, string> };

/** To the driver one query, with one Sync and one time limit; it hands each answer on to the statement that it is of. */
class Packet extends pg.Query {
  readonly #statements: Sent[] = [];
  #answered = 0;
  /** The driver notes under these what has been parsed: they are those of the statement that is answered next. */
  name: string | undefined;
  text: string | undefined;
  /** The driver wraps it in its time limit, and hears by it that this is over. */
  callback: (error?: Error | null) => void = () => {};

  constructor() {
    super("");
  }

  add<Row extends QueryResultRow>(asked: Asked): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      const settle = (error: Error | undefined, result: unknown) => {
        if (error) reject(error);
        else resolve(result as QueryResult<Row>);
      };
      // What has no values is otherwise sent by a protocol that answers each statement by itself.
      const config = { ...asked, queryMode: "extended" };
      this.#statements.push(new pg.Query(config, settle) as unknown as Sent);
    });
  }

  override submit = (connection: unknown): null => {
    const wire = connection as Wire;
    const bytes: Buffer[] = [];
    const gathering: Wire = Object.create(wire, { _send: { value: (some: Buffer) => bytes.push(some) } });
    const withoutSync: Wire = Object.create(gathering, { sync: { value() {} } });
    for (const statement of [...this.#statements]) {
      const refused = statement.submit(withoutSync);
      if (!refused) continue;
      this.#statements.splice(this.#statements.indexOf(statement), 1);
      process.nextTick(() => statement.handleError(refused, wire));
    }
    gathering.sync();
    wire._send(Buffer.concat(bytes));
    this.#showNext();
    return null;
  };

  handleRowDescription(message: object): void {
    this.#next?.handleRowDescription(message);
  }

  handleDataRow(message: object): void {
    this.#next?.handleDataRow(message);
  }

  handleCommandComplete(message: object, wire: Wire): void {
    const statement = this.#next;
    this.#answered += 1;
    this.#showNext();
    statement?.handleCommandComplete(message, wire);
    statement?.handleReadyForQuery(wire);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  /** Of the statement that is answered next, or of the connection. */
  handleError(error: Error, wire: Wire): void {
    const failed = this.#statements.slice(this.#answered);
    this.#answered = this.#statements.length;
    for (const statement of failed) {
      if (statement.name) delete wire.submittedNamedStatements[statement.name];
      statement.handleError(error, wire);
    }
    this.callback(error);
  }

  get #next(): Sent | undefined {
    return this.#statements[this.#answered];
  }

  #showNext(): void {
    this.name = this.#next?.name;
    this.text = this.#next?.text;
  }
}
