// Finds the business of each event of several deliveries and handles the events: those of one strand of a business
// together, few strands in parallel.
import { carrierName } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import type { ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../../kernel/context.ts";
import { readTogether } from "../../../../../kernel/db/transaction.ts";
import { inParallel } from "../../../../../kernel/in-parallel.ts";
import type { NumberEvent } from "../../../../../providers/messaging/webhook/port.ts";
import { applyAccountEvent, readRoute } from "../../../channels/index.ts";
import { tellTemplatesChanged } from "../../../templates/index.ts";
import { type Arrival, arrivalId } from "../arrival-id.ts";
import type { ArrivedEvent } from "./arrivals.ts";
import { type ChannelEvent, type EventDeps, handleEvent } from "./handle-event.ts";
import { handleTogether, type Outcome } from "./handle-together.ts";
import { STRANDS, strandsOf } from "./strands.ts";

const STRANDS_SIDE_BY_SIDE = STRANDS / 2;

/** The outcome of each event; none for an unknown number. */
export type Outcomes = Map<Arrival, Outcome>;

type OfNumber = ChannelEvent & { requestId: string };

export async function handleArrivals(ctx: SystemCtx, arrivals: ArrivedEvent[], deps: EventDeps): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const routes = await routesOf(ctx, arrivals);
  const byBusiness = new Map<string, OfNumber[]>();
  for (const arrived of arrivals) {
    const { event, arrival, requestId } = arrived;
    if (event.type === "templates" || event.type === "account") {
      outcomes.set(arrival, await handleOfAccount(ctx, arrived));
      continue;
    }
    const route = routes.get(keyOf(event));
    if (!route) {
      ctx.log.warn(
        { externalId: event.externalId, deliveryId: arrival.deliveryId },
        "a webhook for a number of nobody",
      );
      continue;
    }
    const channel = { channelId: route.channel_id, kind: event.kind ?? ("whatsapp" as const) };
    const those = byBusiness.get(route.business_id) ?? [];
    byBusiness.set(route.business_id, those);
    those.push({ event, arrival, requestId, channel });
  }
  const strands = [...byBusiness].flatMap(([businessId, those]) =>
    strandsOf(those).map((strand) => ({ ...strand, ctx: tenantCtx(ctx, businessId, SYSTEM) })),
  );
  batches += 1;
  for (const turn of [0, 1]) {
    const now = strands.filter((strand) => strand.turn === turn).sort(startingAt((batches % 2) * STRANDS_SIDE_BY_SIDE));
    await inParallel(now, STRANDS_SIDE_BY_SIDE, async ({ ctx: tenant, strand, events }) => {
      const works = events.map((one) => (inside: TenantCtx) => handleEvent(asCarrier(inside, one), one, deps));
      const of = await handleTogether(tenant, strand, works);
      for (const [index, { arrival }] of events.entries()) outcomes.set(arrival, of[index] as Outcome);
    });
  }
  return outcomes;
}

/** Two parallel batches start with different strands, so that neither waits for the other. */
let batches = 0;

const startingAt = (first: number) => (one: { strand: number }, other: { strand: number }) =>
  ((one.strand + first) % STRANDS) - ((other.strand + first) % STRANDS);

const SYSTEM = { kind: "system", name: "Mostrador" } as const;

function asCarrier(ctx: TenantCtx, { channel, requestId }: OfNumber): TenantCtx {
  return { ...ctx, requestId, actor: { kind: "system", name: carrierName(channel.kind) } };
}

const keyOf = ({ kind, externalId }: NumberEvent) => `${kind ?? "whatsapp"}:${externalId}`;

/** In one round trip, by the keys of the numbers. */
async function routesOf(ctx: SystemCtx, arrivals: ArrivedEvent[]) {
  const numbers = [...numbersOf(arrivals)];
  const found = await readTogether(ctx, (tx) => Promise.all(numbers.map(([, number]) => readRoute(tx, number))));
  return new Map(numbers.map(([key], index) => [key, found[index]]));
}

async function handleOfAccount(ctx: SystemCtx, { event, arrival }: ArrivedEvent): Promise<Outcome> {
  try {
    if (event.type === "templates") await tellTemplatesChanged(ctx, event.wabaId);
    if (event.type === "account") {
      await applyAccountEvent(ctx, event, { id: arrivalId(arrival.deliveryId, arrival.index), at: arrival.receivedAt });
    }
    return { isEarly: false };
  } catch (failure) {
    return { failure };
  }
}

/** The numbers and pages that they are about, by key. */
export function numbersOf(arrivals: ArrivedEvent[]): Map<string, { kind: ChannelKind; externalId: string }> {
  const numbers = new Map<string, { kind: ChannelKind; externalId: string }>();
  for (const { event } of arrivals) {
    if (!("externalId" in event)) continue;
    const { externalId, kind = "whatsapp" } = event;
    numbers.set(keyOf(event), { kind, externalId });
  }
  return numbers;
}
