// Stores the business itself: one row per tenant.
import type { AdminBusinessEdit, BusinessEdit, NewBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered } from "../../../kernel/db/wire/gather.ts";
import { type PartnerRow, partnerRows } from "../../partners/partners/index.ts";

export type BusinessRow = Selectable<BusinessTables["businesses"]>;

export async function insertBusiness(
  tx: Tx,
  business: NewBusiness,
  { businessId, search, partnerId, at }: { businessId: string; search: string; partnerId: string | null; at: Date },
) {
  await tx.count(
    sql.insertInto("businesses").values({
      ...columnsOf({ ...business, countryCodeOwner: business.countryCodeOwner ?? business.countryCode }),
      business_id: businessId,
      name: business.name,
      search,
      partner_id: partnerId,
      created_at: at,
      updated_at: at,
    }),
  );
}

const theOne = sql
  .selectFrom("businesses")
  .selectAll()
  .where("business_id", "=", (eb) => eb.fn("current_business", []));

/** The business of the transaction, as this question gives it: asked once for many alike. */
function asked(query: typeof theOne): (tx: Tx) => Promise<BusinessRow | undefined> {
  const one = (tx: Tx) => tx.first(query);
  const each = gathered<null, BusinessRow | undefined>(one, async (tx, keys) => {
    const row = await one(tx);
    return keys.map(() => row);
  });
  return (tx) => each(tx, null);
}

export const readBusiness = asked(theOne);

/** Locks the row until the transaction ends. */
export const holdBusiness = asked(theOne.forShare());

export function lockBusiness(tx: Tx): Promise<BusinessRow | undefined> {
  return tx.first(
    sql
      .selectFrom("businesses")
      .selectAll()
      .where("business_id", "=", (eb) => eb.fn("current_business", []))
      .forUpdate(),
  );
}

export async function updateBusiness(tx: Tx, edit: BusinessEdit & { search?: string }, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("businesses")
      .set({ ...columnsOf(edit), ...(edit.search === undefined ? {} : { search: edit.search }), updated_at: at })
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
}

/** The businesses of this person: the row policy `own` allows them. */
export function readOwnBusinesses(tx: Tx): Promise<BusinessRow[]> {
  return tx.rows(sql.selectFrom("businesses").selectAll().orderBy("created_at"));
}

type PortfolioPage = { words: string; address: string; partnerId: string | null; limit: number; offset: number };

/** The ids of one page, and how many there are. The function shows each caller only theirs. */
export async function readPortfolioIds(tx: Tx, { words, address, partnerId, limit, offset }: PortfolioPage) {
  const rows = await tx.run<{ business_id: string; total: string }>(PORTFOLIO, [
    ...[words, address, partnerId, limit, offset],
  ]);
  return { ids: rows.map(({ business_id }) => business_id), total: Number(rows[0]?.total ?? 0) };
}

const PORTFOLIO = { name: "portfolio", text: "select business_id, total from list_businesses($1, $2, $3, $4, $5)" };

/** The partner of the open business. */
export async function readOwnPartner(tx: Tx): Promise<OwnPartner | undefined> {
  const [row] = await tx.run<OwnPartner>(OWN_PARTNER, []);
  return row;
}

type OwnPartner = Pick<PartnerRow, "id" | "name" | "partner_code" | "branding">;
const OWN_PARTNER = {
  name: "own-partner",
  text: `select p.id, p.name, p.partner_code, p.branding
    from businesses b join ${partnerRows} p on p.id = b.partner_id where b.business_id = current_business()`,
};

export async function writeTerms(
  tx: Tx,
  terms: Pick<AdminBusinessEdit, "endSubscription" | "paymentMode" | "paymentLevel">,
  at: Date,
): Promise<void> {
  await tx.count(
    sql
      .updateTable("businesses")
      .set({
        ...(terms.endSubscription && { end_subscription: terms.endSubscription }),
        ...(terms.paymentMode && { payment_mode: terms.paymentMode }),
        ...(terms.paymentLevel && { payment_level: JSON.stringify(terms.paymentLevel) }),
        updated_at: at,
      })
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
}

/** Writes only the fields that the edit has. */
function columnsOf(edit: BusinessEdit | NewBusiness): Partial<Insertable<BusinessTables["businesses"]>> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const columns = {
    name: edit.name,
    description: edit.description,
    logo: edit.logo,
    cover: edit.cover,
    is_working: edit.isWorking,
    whatsapp: edit.whatsapp,
    country_code: edit.countryCode,
    whatsapp_owner: edit.whatsappOwner,
    owner_country_code: edit.countryCodeOwner,
    category: edit.category,
    keywords: json(edit.keywords),
    timezone: edit.timezone?.name,
    business_type: json(edit.businessType),
    favorite_colors: json(edit.favoriteColors),
    money_movement_categories: json(edit.moneyMovementCategories),
    delay_response: edit.delayResponse,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export async function writeCreditSettings(
  tx: Tx,
  settings: { lowCreditThreshold: number; creditNotificationInterval: number },
  at: Date,
): Promise<void> {
  await tx.count(
    sql
      .updateTable("businesses")
      .set({
        low_credit_threshold: settings.lowCreditThreshold,
        credit_notification_interval: settings.creditNotificationInterval,
        updated_at: at,
      })
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
}

const EXTEND = {
  name: "extend-subscription",
  text: `update businesses set end_subscription = coalesce($2, end_subscription) + $1::interval
    where business_id = current_business()`,
};

/** `from` null extends the stored end. */
export async function writeEndSubscription(tx: Tx, duration: string, from: Date | null): Promise<void> {
  await tx.run(EXTEND, [duration, from]);
}

export async function setEndSubscription(tx: Tx, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("businesses")
      .set({ end_subscription: at })
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
}

export async function writeStripeCustomer(tx: Tx, customer: string | null, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("businesses")
      .set({ stripe_customer_id: customer, updated_at: at })
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
}

export async function writePartner(tx: Tx, partnerId: string | null, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("businesses")
      .set({ partner_id: partnerId, updated_at: at })
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
}

export async function writePublicKey(tx: Tx, publicKey: string | null): Promise<void> {
  await tx.count(
    sql
      .updateTable("businesses")
      .set({ mercado_pago_public_key: publicKey })
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
}
