// What may be done inside an open transaction.
import type { Query, Statement } from "./sql.ts";

/** What many alike ask in this tick, by the question. */
export type Gathering = Map<object, { keys: unknown[]; answers: Promise<readonly unknown[]> }>;

export type Tx = {
  /**
   * The same transaction without the limits of a limited person: for what must see every row, such as whether an hour
   * is free. Nothing that it reads goes into an answer. Where nobody is limited it is this one.
   */
  readonly unlimited: Tx;
  readonly isLimited: boolean;
  /** Where many alike are carried out together (`wire/gather.ts`). */
  readonly gathering?: Gathering;
  /** All rows. Statements are sent without waiting for earlier ones, so `Promise.all` costs one round trip. */
  rows<Row>(query: Query<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** A handwritten statement, prepared under its name. */
  run<Row extends object>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** How many rows a write changed. */
  count(query: Query<unknown>): Promise<number>;
  /** Runs `work`; when it throws, only its own writes are undone. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Sent with the commit, in its round trip. The rows only arrive after the transaction, so never wait for them inside
   * it; if it fails, they never arrive.
   */
  withCommit<Row extends object>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs in this process after the outermost transaction has committed, and only then. */
  afterCommit(then: () => void): void;
};
