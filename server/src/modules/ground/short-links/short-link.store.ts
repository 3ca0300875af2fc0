// Stores the targets of short addresses. The table belongs to no business, because the person who follows one has none.
import type { Tx } from "../../../kernel/db/tx.ts";

const KEEP = {
  name: "short-link-keep",
  text: `insert into short_links (code, business_id, path, expires_at) values ($1, current_business(), $2, $3)
    on conflict (business_id, path) do update set expires_at = greatest(short_links.expires_at, excluded.expires_at)
    returning code`,
};
const READ = {
  name: "short-link-read",
  text: "select path from short_links where code = $1 and expires_at > $2",
};
const FORGET = {
  name: "short-links-forget",
  text: `delete from short_links where code in
    (select code from short_links where expires_at <= $1 limit $2) returning code`,
};

/** The code for a path of this business; the same path keeps its code. */
export async function keepLink(tx: Tx, code: string, path: string, expiresAt: Date): Promise<string> {
  const [row] = await tx.run<{ code: string }>(KEEP, [code, path, expiresAt]);
  return (row as { code: string }).code;
}

export async function readLink(tx: Tx, code: string, now: Date): Promise<string | undefined> {
  return (await tx.run<{ path: string }>(READ, [code, now]))[0]?.path;
}

export async function forgetLinks(tx: Tx, now: Date, most: number): Promise<number> {
  return (await tx.run(FORGET, [now, most])).length;
}
