// The channels of all businesses and what they keep in files, for the team. Ids come from functions that ask who calls;
// each channel is then read in its own business.
import type {
  listTeamChannels as channelsRoute,
  listStorage as storageRoute,
} from "@mostrador/domain/platform/admin/routes.ts";
import { actorOf, type PersonCtx, tenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { inParallel } from "../../../kernel/in-parallel.ts";
import { type ChannelReader, createChannelReader } from "../../conversation/channels/index.ts";
import { businessNames } from "./business-names.ts";
import { readChannelIds, readStorage } from "./team-views.store.ts";

const AT_ONCE = 4;

export function createListTeamChannels(deps: Parameters<typeof createChannelReader>[0]) {
  const readChannels: ChannelReader = createChannelReader(deps);
  return async (ctx: PersonCtx, { query }: Call<typeof channelsRoute>) => {
    const { page, limit, totals } = query;
    const asked = { limit, offset: (page - 1) * limit };
    const { rows, total, broken } = await readTogether(ctx, (tx) => readChannelIds(tx, asked));
    const businessIds = [...new Set(rows.map((row) => row.business_id))];
    const nameOf = await businessNames(ctx, businessIds);
    const read = await inParallel(businessIds, AT_ONCE, (id) =>
      readChannels(tenantCtx(ctx, id, actorOf(ctx.principal))),
    );
    const channels = new Map(read.flat().map((channel) => [channel._id, channel]));
    const data = rows.flatMap(({ business_id, id }) => {
      const channel = channels.get(id);
      return channel ? [{ business: { _id: business_id, name: nameOf(business_id) }, channel }] : [];
    });
    return {
      data,
      next: page * limit < total ? String(page + 1) : null,
      ...(totals && { totals: { count: total, sums: { broken }, limit: null } }),
    };
  };
}

export async function listStorage(ctx: PersonCtx, { query }: Call<typeof storageRoute>) {
  const { page, limit, totals } = query;
  const rows = await readTogether(ctx, (tx) => readStorage(tx, { limit, offset: (page - 1) * limit }));
  const nameOf = await businessNames(
    ctx,
    rows.map((row) => row.business_id),
  );
  const [first] = rows;
  const total = Number(first?.total ?? 0);
  return {
    data: rows.map((row) => ({
      business: { _id: row.business_id, name: nameOf(row.business_id) },
      amount: Number(row.amount),
      bytes: Number(row.bytes),
    })),
    next: page * limit < total ? String(page + 1) : null,
    ...(totals && {
      totals: {
        count: total,
        sums: { amount: Number(first?.amount_of_all ?? 0), bytes: Number(first?.bytes_of_all ?? 0) },
        limit: null,
      },
    }),
  };
}
