// Finds contacts that may be one person: one number in two spellings, one address, or one full name plus another match.
// Large groups are skipped, such as a common name; of many with one name and birthday, each is proposed with the next.
import type { DuplicateReason } from "@mostrador/domain/business/contacts/merge/schema.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type LikelyPair = { one: string; other: string; reasons: DuplicateReason[]; total: number };

/** Compares hashes of numbers, addresses and names first: a hundred thousand of those fit in memory. */
const LIKELY = {
  name: "contact-duplicates",
  text: `with there as materialized (
      select id, case when length(phone) >= 10 then hashtextextended(right(phone, 10), 0) end as digits,
        case when email <> '' then hashtextextended(lower(email), 0) end as mail,
        case when full_name like '% %' then hashtextextended(folded(full_name), 0) end as name,
        nullif(birthdate, '2000-01-01') as born
      from (
        select * from contacts where business_id = current_business() and deleted_at is null and type <> 'personal' and not is_staff
        order by id desc limit $3
      ) newest, lateral (select coalesce(
        nullif(concat_ws(' ', nullif(name, ''), nullif(lastname, ''), nullif(second_lastname, '')), ''), push_name) as full_name) named
    ), groups as materialized (
      select 'number' as by, array_agg(id) as ids from there where digits is not null
      group by digits having count(*) between 2 and $2::int
      union all
      select 'email', array_agg(id) from there where mail is not null
      group by mail having count(*) between 2 and $2::int
      union all
      select 'name', array_agg(id) from there where name is not null
      group by name having count(*) between 2 and $2::int
      union all
      select 'name', array_agg(id order by id) from there where name is not null and born is not null
      group by name, born having count(*) > 1
    ), alike as (
      select by, one, other from groups, unnest(ids) one, unnest(ids) other where other > one and cardinality(ids) <= $2::int
      union all
      select by, ids[at], ids[at + 1] from groups, generate_series(1, cardinality(ids) - 1) at where cardinality(ids) > $2::int
    ), likely as (
      select one, other, case
          when by <> 'name' then by
          when a.birthdate = b.birthdate and a.birthdate <> '2000-01-01' then 'name-birthdate'
          when (a.phone is null) <> (b.phone is null) then 'name-channel'
          when length(a.phone) = length(b.phone) and (
            select count(*) from generate_series(1, length(a.phone)) place
            where substr(a.phone, place, 1) <> substr(b.phone, place, 1)) <= 2 then 'name-number'
        end as reason
      from alike
      join contacts a on a.business_id = current_business() and a.id = one
      join contacts b on b.business_id = current_business() and b.id = other
    )
    select one, other, array_agg(distinct reason) as reasons, count(*) over ()::int as total
    from likely
    where reason is not null and not exists (
      select from contact_pairs_apart p where p.business_id = current_business()
        and ((p.one_id = one and p.other_id = other) or (p.one_id = other and p.other_id = one)))
    group by one, other order by other desc, one desc limit $1`,
};

/** Larger groups than this are not duplicates. */
const MOST_ALIKE = 6;
/** In a larger directory only the newest are compared: most duplicates are recent. */
const MOST_LOOKED_AT = 200_000;

export function readLikelyPairs(tx: Tx, most: number): Promise<LikelyPair[]> {
  return tx.run<LikelyPair>(LIKELY, [most, MOST_ALIKE, MOST_LOOKED_AT]);
}

/** `one` sorts before `other`, so that each pair is stored once. */
export async function writeApart(tx: Tx, businessId: string, oneId: string, otherId: string): Promise<void> {
  const row = { business_id: businessId, one_id: oneId, other_id: otherId };
  await tx.count(
    sql
      .insertInto("contact_pairs_apart")
      .values(row)
      .onConflict((same) => same.doNothing()),
  );
}

export async function deleteApart(tx: Tx, oneId: string, otherId: string): Promise<void> {
  await tx.count(
    sql
      .deleteFrom("contact_pairs_apart")
      .where("one_id", "in", [oneId, otherId])
      .where("other_id", "in", [oneId, otherId]),
  );
}
