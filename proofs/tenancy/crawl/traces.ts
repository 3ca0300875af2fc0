// The data that reveals a business: its mark, its numbers, its people, and the id of every row.
import type { Reply } from "../../../server/test/caller.ts";
import type { TestProduct } from "../../../server/test/start-product.ts";
import type { Side } from "../../world/side.ts";

export type Traces = { ids: Set<string>; words: string[] };

const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export async function tracesOf(product: TestProduct, side: Side, tables: string[]): Promise<Traces> {
  const union = tables.map((table) => `select t::text as row from "${table}" t where business_id = $1`);
  const { rows } = await product.owner.query<{ row: string }>(union.join(" union all "), [side.businessId]);
  const ids = new Set(rows.flatMap(({ row }) => row.match(ANY_ID) ?? []));
  const { mark, contactPhone, phoneNumberId, wabaId, owner, staff } = side;
  const words = [mark, contactPhone, phoneNumberId, wabaId, owner.email, staff.email].map((word) => word.toLowerCase());
  return { ids, words };
}

/** The traces that the text contains and the caller did not send. */
export function leaksIn(text: string, sent: string, { ids, words }: Traces): string[] {
  const [said, asked] = [text.toLowerCase(), sent.toLowerCase()];
  const found = [...(said.match(ANY_ID) ?? []).filter((id) => ids.has(id)), ...words.filter((it) => said.includes(it))];
  return [...new Set(found)].filter((trace) => !asked.includes(trace));
}

export function textOf(reply: Reply): string {
  return JSON.stringify([reply.status, reply.body, ...reply.headers]);
}

/** Status and body, with the sent ids made equal: answers that reveal no difference are equal. */
export function toldBy(reply: Reply, sent: string): string {
  const asked = new Set(sent.toLowerCase().match(ANY_ID) ?? []);
  const body = JSON.stringify(reply.body).replace(new RegExp(ANY_ID, "gi"), (id) =>
    asked.has(id.toLowerCase()) ? "«id»" : id,
  );
  return `${reply.status} ${body}`;
}
