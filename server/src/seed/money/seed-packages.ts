// The salon's packages, sold to clients who came: some sessions are used, one purchase is owed in part, one was given back.
import { packages } from "@mostrador/domain/money/packages/resource.ts";
import { NewPackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { AgendaQuery, NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { refundPackage, sellPackage, sessionPackageActions } from "../../modules/money/packages/index.ts";
import { listAgenda, useSession } from "../../modules/scheduling/appointments/index.ts";
import type { SeededRows } from "../demo-business.ts";

const DAY_MS = 86_400_000;
/** `of`: the places of its services in those of the salon: haircuts, hands and feet, colour. */
const STORY = [
  {
    name: "5 cortes",
    sessions: 5,
    price: 1400,
    validDays: 180,
    description: "Cinco cortes por el precio de cuatro",
    of: [0, 1, 2],
    soldOnline: true,
  },
  {
    name: "10 visitas de manos y pies",
    sessions: 10,
    price: 3200,
    validDays: 365,
    description: "Para quien viene cada semana",
    of: [8, 9, 11],
    soldOnline: true,
  },
  {
    name: "3 visitas de color",
    sessions: 3,
    price: 2950.5,
    validDays: 90,
    description: "",
    of: [3, 4],
    available: false,
  },
];

/** `package`: which of them; `paid` and `back`: pesos; `used`: with how many visits. */
const SOLD = [
  { package: 1, paid: 3200, method: "transfer", used: 2, back: 0 },
  { package: 0, paid: 700, method: "cash", used: 1, back: 0 },
  { package: 1, paid: 0, method: "cash", used: 0, back: 0 },
  { package: 0, paid: 1400, method: "debit", used: 1, back: 1120 },
] as const;

export async function seedPackages(ctx: TenantCtx, { businessId, branchIds, serviceIds }: SeededRows): Promise<void> {
  const made = [];
  for (const { of, ...row } of STORY) {
    const services = of.flatMap((at) => serviceIds[at] ?? []);
    const sessionPackage = packages.New.parse({ ...row, businessId, services });
    made.push((await sessionPackageActions.create(ctx, { body: { sessionPackage } })).data);
  }
  const [from, to] = [ctx.now - 60 * DAY_MS, ctx.now].map((at) => new Date(at).toISOString());
  const { data } = await listAgenda(ctx, {
    query: AgendaQuery.parse({ businessId, from, to }),
    params: {},
    body: undefined,
  });
  const visits = data.filter(
    ({ status, clientId, moneyMovementIds }) =>
      status === "asistida" && clientId !== NO_CLIENT && moneyMovementIds.length === 0,
  );
  const sold = new Set<string>();
  for (const { package: at, paid, method, used, back } of SOLD) {
    const { _id: packageId, services } = made[at] as (typeof made)[number];
    const own = visits.filter(
      ({ clientId, serviceId }) => !sold.has(clientId) && serviceId !== null && services.includes(serviceId),
    );
    const client = own.find((visit) => own.filter(({ clientId }) => clientId === visit.clientId).length >= used);
    if (!client) continue;
    const { clientId } = client;
    sold.add(clientId);
    const purchase = NewPackagePurchase.parse({
      ...{ businessId, branchId: branchIds[0], packageId, clientId },
      payments: paid > 0 ? [{ paymentMethod: method, amount: paid }] : [],
    });
    const { _id: purchaseId } = (await sellPackage(ctx, { body: { purchase } })).data;
    for (const visit of own.filter((each) => each.clientId === clientId).slice(0, used))
      await useSession(ctx, { params: { id: visit._id }, body: { session: { purchaseId } } });
    const refund = { amount: back, paymentMethod: method, reason: "Se muda de ciudad" };
    if (back > 0) await refundPackage(ctx, { params: { id: purchaseId }, body: { refund } });
  }
}
