// The money part of the directory's filter, and of its rows: the income from a contact.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { all, type ContactCondition, within } from "../../business/contacts/index.ts";

const seesMoney = access.view(PAGE.finanzas);

/** The income from each contact, in exact pesos. */
export const contactRevenue = {
  access: seesMoney,
  rows: raw`(select m.contact_id, sum(m.amount) as total from money_movements m
    where m.type = 'in' and m.contact_id is not null group by m.contact_id)`,
};

export const moneyCondition: ContactCondition = {
  answers: ["revenueMin", "revenueMax", "paidFrom", "paidTo", "paymentMethod"],
  access: seesMoney,
  where(filter) {
    const { revenueMin = 0, revenueMax: most } = filter;
    const those = raw`from money_movements m where m.type = 'in' and m.contact_id is not null and ${all(among(filter))}`;
    const groups = raw`select m.contact_id ${those} group by m.contact_id`;
    // A contact without payments has no row.
    if (revenueMin === 0 && most !== undefined) {
      return raw`not exists (select from (${groups} having sum(m.amount) > ${most}) m where m.contact_id = c.id)`;
    }
    if (revenueMin === 0) return isNarrowed(filter) ? raw`c.id in (select m.contact_id ${those})` : raw`true`;
    const atMost = most === undefined ? raw`true` : raw`sum(m.amount) <= ${most}`;
    return raw`c.id in (${groups} having sum(m.amount) >= ${revenueMin} and ${atMost})`;
  },
};

function isNarrowed({ paidFrom, paidTo, paymentMethod }: ContactFilter): boolean {
  return paidFrom !== undefined || paidTo !== undefined || paymentMethod !== undefined;
}

function among({ paidFrom, paidTo, paymentMethod }: ContactFilter): RawBuilder<boolean>[] {
  const known: readonly string[] = PAYMENT_METHODS;
  if (paymentMethod?.some((method) => !known.includes(method))) {
    throw invalid("paymentMethod", "El método de pago no es válido");
  }
  return [
    ...within("m.date", paidFrom, paidTo),
    ...(paymentMethod ? [raw<boolean>`m.payment_method = any(${paymentMethod}::text[])`] : []),
  ];
}
