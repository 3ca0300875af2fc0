// Traffic sources, with their results.
import { MOST_SOURCES, type TrafficSource, trafficSources } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import type { listTrafficSources as listRoute } from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { writeLink } from "@mostrador/domain/growth/traffic-sources/write-link.ts";
import { conflict, DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { businessCard } from "../../business/businesses/index.ts";
import { maySee } from "../../business/contacts/index.ts";
import { ownPhones } from "../../conversation/channels/index.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { contactRevenue } from "../../money/finance/index.ts";
import { figuresOf, sourcesOfContact } from "./filed.store.ts";

const { routes } = trafficSources;
const NOBODY = { clients: 0, income: "0" };

export const trafficSourceActions = resourceActions(trafficSources, {
  gather: async (tx, ctx, ids) => {
    const [figures, number] = await Promise.all([figuresOf(tx, ids), numberToWriteTo(tx)]);
    const seesMoney = maySee(ctx, contactRevenue.access);
    return ({ id, keyword }) => {
      const { clients, income } = figures.get(id) ?? NOBODY;
      const link = writeLink(number, keyword as string);
      return { clients, totalIncome: seesMoney ? Number(income) : null, link };
    };
  },
});
const { hold, insert, present, presentAll, store, update } = trafficSourceActions;

/** By name, or those of one contact, the latest first. */
export async function listTrafficSources(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  const {
    clientId,
    trafficSourceName = "",
    search,
  } = query as typeof query & {
    clientId?: string;
    trafficSourceName?: string;
  };
  if (clientId) return { data: await sourcesOf(ctx, clientId), next: null };
  return trafficSourceActions.list(ctx, { query: { ...query, search: trafficSourceName || search } });
}

export async function createTrafficSource(ctx: TenantCtx, { body }: Pick<Call<typeof routes.create>, "body">) {
  const data = await transact(ctx, async (tx) => {
    if ((await store.all(tx)).length >= MOST_SOURCES)
      throw conflict(`Puedes tener hasta ${MOST_SOURCES} fuentes de tráfico`);
    await refuseTaken(tx, body.trafficSource.keyword, null);
    return present(tx, ctx, await insert(tx, ctx, body.trafficSource));
  });
  return { data, message: trafficSources.texts.created };
}

export async function editTrafficSource(ctx: TenantCtx, { params: { id }, body }: Call<typeof routes.edit>) {
  const data = await transact(ctx, async (tx) => {
    const before = await hold(tx, id);
    const { keyword } = body.trafficSource;
    if (keyword !== undefined) await refuseTaken(tx, keyword, id);
    await update(tx, ctx, before, body.trafficSource);
    return present(tx, ctx, id);
  });
  return { data, message: trafficSources.texts.edited };
}

/** The connected number, which hears the keyword; else the one that the business says it has. */
async function numberToWriteTo(tx: Tx): Promise<string | null> {
  // asked for together: a read of one source takes no second turn
  const [[connected], { whatsapp }] = await Promise.all([ownPhones(tx), businessCard(tx)]);
  return connected ?? whatsapp;
}

/** Two sources with one keyword, in compared form, would be ambiguous. Archived ones count: they can be restored. */
async function refuseTaken(tx: Tx, keyword: string, ownId: string | null): Promise<void> {
  await tx.run(ONE_AT_A_TIME, []);
  const taken = (await store.all(tx)).find((row) => row.id !== ownId && fold(row.keyword as string) === fold(keyword));
  if (!taken) return;
  const message = `La fuente «${taken.source as string}» ya usa esa palabra clave`;
  throw new DomainError(409, message, { errors: [{ path: "trafficSource.keyword", message }] });
}

const ONE_AT_A_TIME = {
  name: "keywords-one-at-a-time",
  text: "select pg_advisory_xact_lock(hashtextextended('traffic_sources ' || current_business()::text, 0))",
};

async function sourcesOf(ctx: TenantCtx, contactId: string): Promise<TrafficSource[]> {
  return transact(ctx, async (tx) => {
    const [ids, stored] = await Promise.all([sourcesOfContact(tx, contactId), store.all(tx)]);
    const rows = ids.flatMap((id) => stored.find((row) => row.id === id) ?? []);
    return presentAll(tx, ctx, rows);
  });
}
