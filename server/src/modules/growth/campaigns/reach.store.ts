// Counts the contacts of an audience by how a campaign would reach them, in one statement.
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { threadRows } from "../../conversation/inbox/index.ts";

const DAY = 86_400_000;

export type AudienceCount = Record<"people" | "without_address" | "silent" | "in_window", number> & {
  samples: { name: string; pushName: string }[];
};

export async function countAudience(
  tx: Tx,
  ids: RawBuilder<{ id: string }>,
  now: Instant,
): Promise<AudienceCount | undefined> {
  const statement = raw<AudienceCount>`
    with found as materialized (
      select c.* from (${ids}) found
      join ${raw.raw(contactRows)} c on c.business_id = current_business() and c.id = found.id
    )
    select count(*)::int as people,
      count(*) filter (where coalesce(phone, wa_user_id, nullif(instagram_account_id, ''), nullif(messenger_id, ''))
        is null)::int as without_address,
      count(*) filter (where no_respond)::int as silent,
      count(*) filter (where exists (
        select from ${raw.raw(threadRows)} t where t.business_id = current_business() and t.contact_id = found.id
          and t.last_inbound_at > ${new Date(now - DAY)}))::int as in_window,
      coalesce((select jsonb_agg(jsonb_build_object('name', s.name, 'pushName', s.push_name) order by s.id)
        from (select id, name, push_name from found order by id limit 3) s), '[]') as samples
    from found`;
  return tx.first({ compile: () => statement.compile(sql) });
}
