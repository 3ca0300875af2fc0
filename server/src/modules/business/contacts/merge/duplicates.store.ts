// Who looks like one person with somebody else: the same number under another spelling, the same address, or the same full
// name and something else that speaks for it. Groups of many are none: a shop's own address, a name that half a town has.
import type { DuplicateReason } from "@mostrador/domain/business/contacts/merge/schema.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type LikelyPair = { one: string; other: string; reasons: DuplicateReason[]; total: number };

const LIKELY = {
  name: "contact-duplicates",
  text: `with there as materialized (
      select id, phone, birthdate, lower(email) as email, case when length(phone) >= 10 then right(phone, 10) end as digits,
        folded(coalesce(nullif(concat_ws(' ', nullif(name, ''), nullif(lastname, ''), nullif(second_lastname, '')), ''),
          push_name)) as full_name
      from contacts where business_id = current_business() and deleted_at is null and type <> 'personal'
    ), numbers as (
      select * from (select *, count(*) over (partition by digits) as many from there where digits is not null) g
      where many between 2 and $2::int
    ), mails as (
      select * from (select *, count(*) over (partition by email) as many from there where email <> '') g
      where many between 2 and $2::int
    ), names as (
      select * from (select *, count(*) over (partition by full_name) as many from there where full_name like '% %') g
      where many between 2 and $2::int
    ), likely as (
      select a.id as one, b.id as other, 'number' as reason
      from numbers a join numbers b on b.digits = a.digits and b.id > a.id
      union all
      select a.id, b.id, 'email' from mails a join mails b on b.email = a.email and b.id > a.id
      union all
      select a.id, b.id, case
          when a.birthdate = b.birthdate and a.birthdate <> '2000-01-01' then 'name-birthdate'
          when (a.phone is null) <> (b.phone is null) then 'name-channel'
          when length(a.phone) = length(b.phone) and (
            select count(*) from generate_series(1, length(a.phone)) place
            where substr(a.phone, place, 1) <> substr(b.phone, place, 1)) <= 2 then 'name-number'
        end
      from names a join names b on b.full_name = a.full_name and b.id > a.id
    )
    select one, other, array_agg(distinct reason) as reasons, count(*) over ()::int as total
    from likely
    where reason is not null and not exists (
      select from contact_pairs_apart p where p.business_id = current_business()
        and ((p.one_id = one and p.other_id = other) or (p.one_id = other and p.other_id = one)))
    group by one, other order by other desc, one desc limit $1`,
};

/** More than so many alike are no duplicates of one another. */
const MOST_ALIKE = 6;

export function readLikelyPairs(tx: Tx, most: number): Promise<LikelyPair[]> {
  return tx.run<LikelyPair>(LIKELY, [most, MOST_ALIKE]);
}

/** `one` before `other`: said once, whichever way round. */
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
