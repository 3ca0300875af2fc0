// The rows of a business that lie beyond a person's limits, and what gives one away: its id, or its marked texts.

import { limitValues } from "@mostrador/domain/ground/identity/limits.ts";
import type { Limits } from "@mostrador/domain/ground/identity/schema.ts";
import type pg from "pg";
import { LIMITED } from "./tables.ts";

export type Beyond = { ids: Map<string, string>; marks: Map<string, string> };

const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Texts that a person wrote or reads: each hidden row's gets a mark of its own. */
const TEXTS = ["title", "details", "client_notes", "name", "comments", "note", "text", "last_text", "reason", "notes"];

const markOf = (id: string) => `ZQ${id.slice(-12)}`;

/** Marks the texts of every row that some limit may hide. */
export async function markTexts(owner: pg.Pool, businessId: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relname = any ($1) and a.attname = any ($2) and a.atttypid = 'text'::regtype
        and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id' and i.atttypid = 'uuid'::regtype)`,
    [LIMITED, TEXTS],
  );
  for (const { name, column } of rows) {
    await owner.query(
      `update "${name}" set "${column}" = 'ZQ' || right(id::text, 12) where business_id = $1 and "${column}" <> ''`,
      [businessId],
    );
  }
}

/** Reads them as the database's own role for limited people does. */
export async function readBeyond(
  owner: pg.Pool,
  { businessId, userId, limits }: { businessId: string; userId: string; limits: Limits },
): Promise<Beyond> {
  const beyond: Beyond = { ids: new Map(), marks: new Map() };
  const client = await owner.connect();
  try {
    for (const name of await tablesWithId(owner)) {
      const read = `select id::text as id from "${name}" where business_id = $1`;
      const all = await client.query<{ id: string }>(read, [businessId]);
      await client.query("begin");
      await client.query(
        `select set_config('app.business_id', $1, true), set_config('app.user_id', $2, true),
          set_config('app.branches', $3, true), set_config('app.specialist', $4, true),
          set_config('app.threads', $5, true), set_config('role', 'mostrador_limited', true)`,
        [businessId, userId, ...limitValues(limits)],
      );
      const seen = new Set((await client.query<{ id: string }>(read, [businessId])).rows.map(({ id }) => id));
      await client.query("rollback");
      for (const { id } of all.rows.filter((row) => !seen.has(row.id))) {
        beyond.ids.set(id, name);
        beyond.marks.set(markOf(id).toLowerCase(), name);
      }
    }
  } finally {
    client.release();
  }
  return beyond;
}

async function tablesWithId(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
      and a.atttypid = 'uuid'::regtype where c.relname = any ($1) order by 1`,
    [LIMITED],
  );
  return rows.map(({ name }) => name);
}

/** What of it the text has, and the caller did not send. */
export function foundIn(text: string, sent: string, { ids, marks }: Beyond): string[] {
  const [said, asked] = [text.toLowerCase(), sent.toLowerCase()];
  const named = (said.match(ANY_ID) ?? []).filter((id) => ids.has(id) && !asked.includes(id));
  const marked = (said.match(/zq[0-9a-f]{12}/g) ?? []).filter((mark) => marks.has(mark));
  return [
    ...new Set([...named.map((id) => `${ids.get(id)} ${id}`), ...marked.map((mark) => `${marks.get(mark)} ${mark}`)]),
  ];
}
