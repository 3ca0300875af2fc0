// The account of a day of crashes at the till: compares the payments at Mercado Pago with those in the product.
import { fateOf } from "./fates.ts";
import type { Till } from "./till.ts";

export type MoneyAccount = {
  /** Payments there that came in. */
  paid: number;
  /** Payments and refunds there that are missing here or in the book. */
  lost: string[];
  /** Entries of the book, or changes of an appointment, that happened more than once. */
  twice: string[];
  /** Rows in a wrong state. */
  wrong: string[];
};

type ProviderPayment = { id: number; status: string; refunded: number; preference: string };

const CAME_IN = new Set(["approved", "refunded", "charged_back"]);

export async function countMoney(till: Till): Promise<MoneyAccount> {
  const account: MoneyAccount = { paid: 0, lost: [], twice: [], wrong: [] };
  const { payments } = (await till.sandbox.call("GET", "/mercado-pago/console/payments")) as {
    payments: ProviderPayment[];
  };
  const known = await till.rows("select provider_ref, status, refunded_cents, task, appointment_id from payments");
  const book = await till.rows(
    "select type, amount::float8 as amount, request_key, appointment_id from money_movements where payment_method = 'mercado_pago'",
  );
  for (const { id, status, refunded } of payments) {
    const [row] = known.filter(({ provider_ref: ref }) => ref === String(id));
    if (row?.status !== status) account.lost.push(`payment ${id} is ${status} there and ${row?.status} here`);
    const key = `mercado_pago:${id}`;
    const came = book.filter(({ type, request_key: of }) => type === "in" && of === key);
    const back = book.filter(({ type, request_key: of }) => type === "out" && of.startsWith(`${key}:`));
    const wanted = CAME_IN.has(status) ? 1 : 0;
    account.paid += wanted;
    if (came.length < wanted || sum(back) < refunded) account.lost.push(`payment ${id} (${status}) is not in the book`);
    if (came.length > wanted || sum(back) > refunded) account.twice.push(`payment ${id} (${status}) is there again`);
  }
  const ids = new Set(payments.map(({ id }) => String(id)));
  const strange = known.filter(({ provider_ref: ref }) => !ids.has(ref));
  if (strange.length > 0 || book.length > 2 * payments.length) account.wrong.push("something that nobody paid");
  await lookAtAppointments(till, account);
  return account;
}

async function lookAtAppointments(till: Till, account: MoneyAccount): Promise<void> {
  const stands = await till.rows("select id, status from appointments where not is_block");
  const tasks = await till.rows("select appointment_id, task from payments where task is not null");
  const told = await till.rows(
    `select data->'payload'->>'appointmentId' as id, name, count(*)::int as times from pgboss.job
      where name = 'appointment-status-changed' and data->'payload'->>'to' = 'confirmada' group by 1, 2`,
  );
  till.bills.forEach(({ appointmentId }, at) => {
    const fate = fateOf(at);
    const { status } = stands.find(({ id }) => id === appointmentId) ?? {};
    if (!fate.statuses.includes(status)) account.wrong.push(`${appointmentId}, ${fate.name}, is ${status}`);
    const own = tasks.filter(({ appointment_id: of }) => of === appointmentId).map(({ task }) => task);
    const wanted = fate.name === "paid twice" ? ["paid_twice"] : [];
    if (own.join() !== wanted.join()) account.wrong.push(`${appointmentId}, ${fate.name}, has the tasks ${own}`);
    for (const { name, times } of told.filter(({ id }) => id === appointmentId)) {
      if (times > 1) account.twice.push(`${name} of ${appointmentId} was told ${times} times`);
    }
  });
}

function sum(rows: { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
