// Stores partners and who belongs to them.
import type { Branding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import type { SubscriptionEdit } from "@mostrador/domain/partners/partners/schema.ts";
import type { Insertable, Selectable, Updateable } from "kysely";
import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { PartnersTables } from "../../../kernel/db/tables/partners.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { personRows } from "../../ground/identity/index.ts";

export type PartnerRow = Selectable<PartnersTables["partners"]>;

/** The columns that a capability above may read with its own rows. */
export const partnerRows = joinable("partners", ["id", "name", "partner_code", "branding"]);

export async function insertPartner(tx: Tx, row: Insertable<PartnersTables["partners"]>): Promise<void> {
  await tx.count(sql.insertInto("partners").values(row));
}

export function readPartner(tx: Tx, id: string): Promise<PartnerRow | undefined> {
  return tx.first(sql.selectFrom("partners").selectAll().where("id", "=", id));
}

/** Locks the row until the transaction ends. */
export function holdPartner(tx: Tx, id: string): Promise<PartnerRow | undefined> {
  return tx.first(sql.selectFrom("partners").selectAll().where("id", "=", id).forUpdate());
}

/** By name, for the team. */
export function readPartners(
  tx: Tx,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<PartnerRow[]> {
  const all = sql.selectFrom("partners").selectAll().orderBy("name").orderBy("id").limit(limit).offset(offset);
  if (search === "") return tx.rows(all);
  const words = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return tx.rows(all.where((eb) => eb.or([eb("name", "ilike", words), eb("partner_code", "ilike", words)])));
}

export function readPartnersOf(tx: Tx, ids: readonly string[]) {
  return tx.rows(
    sql
      .selectFrom("partners")
      .select(["id", "name", "image"])
      .where("id", "in", [...ids]),
  );
}

export async function updatePartner(
  tx: Tx,
  id: string,
  columns: Updateable<PartnersTables["partners"]>,
  at: Date,
): Promise<void> {
  await tx.count(
    sql
      .updateTable("partners")
      .set({ ...columns, updated_at: at })
      .where("id", "=", id),
  );
}

/** As Stripe says it; not an edit of a person. */
export async function writeStripeSubscription(
  tx: Tx,
  id: string,
  columns: Updateable<PartnersTables["partners"]>,
): Promise<void> {
  await tx.count(sql.updateTable("partners").set(columns).where("id", "=", id));
}

/** The customer that is kept: an earlier one, unless it is `gone`. */
export async function keepStripeCustomer(
  tx: Tx,
  id: string,
  customer: string,
  gone: string | null,
): Promise<string | undefined> {
  const row = await holdPartner(tx, id);
  if (!row) return undefined;
  if (row.stripe_customer_id && row.stripe_customer_id !== gone) return row.stripe_customer_id;
  await writeStripeSubscription(tx, id, { stripe_customer_id: customer });
  return customer;
}

export async function writeBranding(tx: Tx, id: string, branding: Branding, at: Date): Promise<void> {
  await updatePartner(tx, id, { branding: JSON.stringify(branding) }, at);
}

/** Only the fields that the edit has. */
export function subscriptionColumns(edit: SubscriptionEdit): Updateable<PartnersTables["partners"]> {
  const columns = {
    subscription_status: edit.status,
    subscription_plan: edit.plan,
    stripe_subscription_id: edit.stripeSubscriptionId,
    usage_subscription_id: edit.usageSubscriptionId,
    stripe_customer_id: edit.stripeCustomerId,
    stripe_price_id: edit.stripePriceId,
    metered_item_id: edit.meteredItemId,
    usage_threshold_cents: edit.usageThresholdCents,
    subscription_end: edit.endDate,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The partner of a person. */
export async function partnerOf(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx.first(sql.selectFrom("partner_people").select("partner_id").where("user_id", "=", userId));
  return row?.partner_id;
}

/** The same; that cannot change until the transaction ends. */
export async function holdPartnerOf(tx: Tx, userId: string): Promise<string | undefined> {
  const own = sql.selectFrom("partner_people").select("partner_id").where("user_id", "=", userId).forShare();
  return (await tx.first(own))?.partner_id;
}

export async function isCodeTaken(tx: Tx, code: string, exceptId: string): Promise<boolean> {
  const others = sql.selectFrom("partners").select("id").where("partner_code", "=", code).where("id", "<>", exceptId);
  return (await tx.first(others)) !== undefined;
}

/**
 * Returns false for a person who belongs to a partner already. Written by the clock of the database, as memberships are:
 * those that are older stay theirs when they leave.
 */
export async function insertPerson(tx: Tx, partnerId: string, userId: string): Promise<boolean> {
  const written = await tx.count(
    sql
      .insertInto("partner_people")
      .values({ partner_id: partnerId, user_id: userId })
      .onConflict((duplicate) => duplicate.doNothing()),
  );
  return written === 1;
}

/** Ends what they came to hold in its businesses since they joined, too; returns those businesses. */
export async function leavePartner(tx: Tx, partnerId: string, userId: string): Promise<string[]> {
  const rows = await tx.run<{ business_id: string }>(LEAVE, [partnerId, userId]);
  return rows.map(({ business_id }) => business_id);
}

const LEAVE = { name: "leave-partner", text: "select leave_partner($1, $2) as business_id" };

type PersonRow = { partner_id: string; id: string; name: string; email: string; role: "user" | "partner" | "admin" };

/** The people of these partners, the first ones first. */
export function readPeople(tx: Tx, partnerIds: readonly string[]): Promise<PersonRow[]> {
  return tx.run<PersonRow>(PEOPLE, [partnerIds]);
}

const PEOPLE = {
  name: "people-of-partners",
  text: `select p.partner_id, u.id, u.name, u.email, u.role
    from partner_people p join ${personRows} u on u.id = p.user_id
    where p.partner_id = any($1::uuid[]) order by p.created_at, p.user_id`,
};

/** Whether this person is a member of a business that is not of the partner. */
export async function hasOtherBusinesses(tx: Tx, partnerId: string, userId: string): Promise<boolean> {
  const [row] = await tx.run<{ found: boolean }>(OTHERS, [partnerId, userId]);
  return row?.found === true;
}

const OTHERS = { name: "belongs-elsewhere", text: "select belongs_elsewhere($1, $2) as found" };
