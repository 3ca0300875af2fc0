// Domains of a partner: claimed, looked at and removed. The provider is asked outside a transaction; a claim that it never
// heard of is added when it is looked at (contract/partners#domains).

import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { isBelow } from "@mostrador/domain/partners/domains/hostname.ts";
import type {
  addDomain as addRoute,
  readDomain as readRoute,
  removeDomain as removeRoute,
} from "@mostrador/domain/partners/domains/routes.ts";
import { DomainRemoved } from "@mostrador/domain/partners/domains/schema.ts";
import type { Ctx, PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newCode } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import {
  type DomainProvider,
  DomainProviderAway,
  DomainRefused,
  type DomainState,
} from "../../../providers/domains/port.ts";
import { requirePartner } from "../partners/index.ts";
import {
  type DomainRow,
  deleteClaim,
  insertClaim,
  readClaim,
  readClaims,
  readOtherClaims,
  writeState,
} from "./domain.store.ts";
import { encodedName } from "./encoded-name.ts";
import { presentDomain } from "./present-domain.ts";
import type { ServedNames } from "./served-names.ts";

export type DomainDeps = {
  /** Null: no way to serve domains is set. */
  provider: DomainProvider | null;
  /** Names at and below these belong to the installation. */
  ownNames: readonly string[];
  served: ServedNames;
};

const MOST = 20;
const TOKEN_LENGTH = 24;
const TAKEN = "Ese dominio ya lo usa otro partner";
const UNKNOWN = "No se encontró el dominio";

export const createAddDomain =
  (deps: DomainDeps) =>
  async (ctx: PersonCtx, { body }: Call<typeof addRoute>) => {
    const hostname = encodedName(body.hostname);
    const partnerId = body.partnerId.toLowerCase();
    const provider = await claim(ctx, deps, { partnerId, hostname });
    const row = await transact(ctx, (tx) => readClaim(tx, partnerId, hostname));
    if (!row) throw notFound(UNKNOWN);
    try {
      await store(ctx, deps, row, await provider.add(row));
    } catch (error) {
      // Kept while the provider is away: the next look at it tries again.
      if (!(error instanceof DomainRefused)) throw asAnswer(error);
      await transact(ctx, (tx) => deleteClaim(tx, partnerId, hostname));
      throw conflict("El proveedor no aceptó ese dominio: puede que ya lo use otra aplicación");
    }
    return { data: await shownDomain(ctx, deps, row), message: "Dominio agregado correctamente" };
  };

type Name = { partnerId: string; hostname: string };

async function claim(ctx: PersonCtx, { provider, ownNames }: DomainDeps, { partnerId, hostname }: Name) {
  await transact(ctx, async (tx) => {
    const partner = await requirePartner(tx, ctx, partnerId, { hold: true, path: "partnerId" });
    if (!provider) throw new DomainError(422, "Esta instalación todavía no atiende dominios propios");
    if (ownNames.some((own) => isBelow(hostname, own))) throw invalid("hostname", "Ese nombre es de Mostrador");
    const mine = await readClaims(tx, [partner.id]);
    if (mine.some((one) => one.hostname === hostname)) throw conflict("Ya agregaste ese dominio");
    if (mine.length >= MOST) throw new DomainError(422, `Un partner puede tener hasta ${MOST} dominios`);
    const others = await readOtherClaims(tx, partner.id, hostname);
    // where the provider's own check names no partner, the first one who claims it has it
    if (others.some(({ proved_at }) => proved_at !== null || !provider.takesTxt)) throw conflict(TAKEN);
    const token = newCode(TOKEN_LENGTH).toLowerCase();
    await insertClaim(tx, { partnerId: partner.id, hostname, token, at: new Date(ctx.now) });
  });
  return provider as DomainProvider;
}

export const createReadDomain =
  (deps: DomainDeps) =>
  async (ctx: PersonCtx, { query }: Call<typeof readRoute>) => {
    const row = await ownClaim(ctx, query.partnerId, encodedName(query.hostname));
    await lookAt(ctx, deps, row).catch((error: unknown) => {
      throw asAnswer(error);
    });
    return { data: await shownDomain(ctx, deps, row) };
  };

/** Then a job removes at the provider what this call could not. */
const LATER_MS = 5_000;

export const createRemoveDomain =
  (deps: DomainDeps) =>
  async (ctx: PersonCtx, { params, query }: Call<typeof removeRoute>) => {
    const row = await ownClaim(ctx, query.partnerId, encodedName(params.hostname));
    // First here, so that nothing is served any more, whatever the provider answers.
    await transact(ctx, async (tx) => {
      await deleteClaim(tx, row.partner_id, row.hostname);
      if (deps.provider) await publish(tx, ctx, DomainRemoved, { hostname: row.hostname }, { at: ctx.now + LATER_MS });
    });
    deps.served.forget(row.hostname, row.partner_id);
    await deps.provider?.remove(row.hostname).catch((error: unknown) => {
      ctx.log.warn({ err: error, hostname: row.hostname }, "the provider still has a domain that was removed");
    });
    return { data: null, message: "Dominio eliminado correctamente" };
  };

/** Asks the provider how far a claim is, and stores what it says. */
export async function lookAt(ctx: Ctx, deps: DomainDeps, row: DomainRow): Promise<void> {
  if (!deps.provider) throw new DomainProviderAway("no provider is set");
  const found = await deps.provider.read(row);
  // proved before this partner was told where to point it: an earlier claim left it there
  if (found?.isProved && row.dns_target === "" && !deps.provider.takesTxt)
    throw new DomainRefused("an earlier claim of the name is still there");
  const state = found ?? (await deps.provider.add(row));
  await store(ctx, deps, row, moved(row, state));
}

/** A name that was served and does not point here any more is failing: it is not served until it does. */
function moved(row: DomainRow, state: DomainState): DomainState {
  const wasServed = row.proved_at !== null || row.acm_status === "failing";
  return wasServed && !state.isProved && state.acmStatus === "pending" ? { ...state, acmStatus: "failing" } : state;
}

async function store(ctx: Ctx, { served }: DomainDeps, row: DomainRow, state: DomainState): Promise<void> {
  await transact(ctx, async (tx) => {
    const proved = (await readOtherClaims(tx, row.partner_id, row.hostname)).some((one) => one.proved_at !== null);
    if (proved && state.isProved) throw conflict(TAKEN);
    await writeState(tx, row, state, new Date(ctx.now));
  });
  if (state.isProved) served.learn(row.hostname, row.partner_id);
  else served.forget(row.hostname, row.partner_id);
}

function ownClaim(ctx: PersonCtx, partnerId: string, hostname: string): Promise<DomainRow> {
  return transact(ctx, async (tx: Tx) => {
    const partner = await requirePartner(tx, ctx, partnerId, { path: "partnerId" });
    const row = await readClaim(tx, partner.id, hostname);
    if (!row) throw notFound(UNKNOWN);
    return row;
  });
}

async function shownDomain(ctx: PersonCtx, { provider }: DomainDeps, { partner_id, hostname }: DomainRow) {
  const row = await transact(ctx, (tx) => readClaim(tx, partner_id, hostname));
  if (!row) throw notFound(UNKNOWN);
  return presentDomain(row, provider?.takesTxt ?? false);
}

function asAnswer(error: unknown): unknown {
  if (error instanceof DomainRefused) return conflict("El proveedor ya no acepta ese dominio");
  if (!(error instanceof DomainProviderAway)) return error;
  return conflict("El proveedor de dominios no contesta. Vuelve a intentarlo en unos minutos.");
}
