// A relation between two kinds of rows, stored as pairs of ids. It belongs to one capability; the other side reads and
// writes it through that one.
import { namedTable } from "../db/sql.ts";
import type { Tx } from "../db/tx.ts";

/** One side of a relation, by the name that its rows use. */
export type Side = {
  /** The ids of the other side, by the id of this one; for these ids, or for all. */
  read(tx: Tx, ids?: readonly string[]): Promise<Map<string, string[]>>;
  /** Replaces the previous ones by these. */
  write(tx: Tx, businessId: string, id: string, others: readonly string[]): Promise<void>;
};

/** An extra part of a row's answer: a side of a relation, or something read-only. */
export type Link = {
  read(tx: Tx, ids?: readonly string[]): Promise<Map<string, unknown[]>>;
  write?: Side["write"];
};

export type Relation<Left extends string, Right extends string> = { [K in Left | Right]: Side };

/** `relation("service_specialists", "service", "specialist")` keeps `service_id` and `specialist_id`. */
export function relation<Left extends string, Right extends string>(
  table: string,
  left: Left,
  right: Right,
): Relation<Left, Right> {
  return { [left]: side(table, left, right), [right]: side(table, right, left) } as Relation<Left, Right>;
}

function side(table: string, own: string, other: string): Side {
  const ownId = `${own}_id`;
  const otherId = `${other}_id`;
  return {
    async read(tx, ids) {
      let query = namedTable.selectFrom(table).select([ownId, otherId]);
      if (ids) query = query.where(ownId, "in", ids.length > 0 ? ids : [null]);
      const others = new Map<string, string[]>();
      for (const row of await tx.rows(query)) {
        const id = row[ownId] as string;
        others.set(id, [...(others.get(id) ?? []), row[otherId] as string]);
      }
      return others;
    },
    async write(tx, businessId, id, others) {
      await tx.count(namedTable.deleteFrom(table).where(ownId, "=", id));
      const rows = [...new Set(others)].map((each) => ({ business_id: businessId, [ownId]: id, [otherId]: each }));
      if (rows.length === 0) return;
      await tx.count(
        namedTable
          .insertInto(table)
          .values(rows)
          .onConflict((link) => link.doNothing()),
      );
    },
  };
}
