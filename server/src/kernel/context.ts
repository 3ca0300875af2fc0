// Who acts, for which business, and at what time: the first argument of every action.
import { isLimited } from "@mostrador/domain/ground/identity/limits.ts";
import type { Limits, OwnMembership, UserRole } from "@mostrador/domain/ground/identity/schema.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import type { Database } from "./db/database.ts";
import type { Tx } from "./db/tx.ts";
import type { Log } from "./log.ts";
import type { Outbox } from "./queue/outbox.ts";
import type { Fillings } from "./slot.ts";

export type Actor =
  | {
      kind: "person";
      userId: string;
      name: string;
      email: string;
      role: UserRole;
      sessionId: string;
      /** By business, where the person is limited; left out where they are limited nowhere. */
      limits?: Readonly<Record<string, Limits>>;
    }
  | { kind: "program"; id: string; name: string }
  | { kind: "system"; name: string };

/** A signed-in person, as the session describes them. */
export type Principal = {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: UserRole;
  sessionId: string;
  /** Whether signing in also asks for a code of their phone. */
  secondFactor: boolean;
  memberships: OwnMembership[];
};

/** Where this installation keeps files. */
export type FileAddresses = {
  /** A stored address as others read it: a path of ours becomes a full address. */
  shown(url: string): string;
  /** Whether an external address points to our own storage; if so, it is looked up among the business's files. */
  isOurs(url: string): boolean;
};

type Common = {
  /** Epoch milliseconds, read once when the context is made; no other code reads a clock (D-3.2). */
  readonly now: number;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly requestId: string;
  /** The address under which people reach this installation, without a slash at its end. */
  readonly publicUrl: string;
  /** The site whose page makes this call, without a slash at its end: our own, or a name of a partner. Missing for others. */
  readonly site?: string;
  readonly fileAddresses: FileAddresses;
  /** What capabilities give to the slots of the capabilities below them. */
  readonly fillings: Fillings;
  /** The open transaction, when this context was handed out inside one. */
  readonly tx?: Tx;
};

/** Work for one business: every transaction is opened with its row policies. */
export type TenantCtx = Common & {
  readonly kind: "tenant";
  readonly businessId: string;
  readonly actor: Actor;
  /**
   * Whether the caller may see more than the call itself requires. Missing where there is no caller; then everything
   * is allowed.
   */
  readonly may?: (access: Extract<Access, { kind: "member" }>) => boolean;
};

/** A signed-in person outside any business. */
export type PersonCtx = Common & { readonly kind: "person"; readonly principal: Principal };

/** Work for the whole installation, and calls without a session. It only sees tables without a tenant. */
export type SystemCtx = Common & { readonly kind: "system" };

/** A call that anybody may make. */
export type PublicCtx = SystemCtx & {
  /** The caller's network; flood limits are counted by it. */
  readonly from: string;
  /** Many callers ask about the same thing, and this call waits: an answer a few seconds old is good enough. */
  readonly isCrowded: boolean;
};

export type Ctx = TenantCtx | PersonCtx | SystemCtx;

/** The same installation, seen as one business: for jobs and webhooks, once the business is known. */
export function tenantCtx(from: Ctx, businessId: string, actor: Actor): TenantCtx {
  return {
    kind: "tenant",
    now: from.now,
    db: from.db,
    outbox: from.outbox,
    log: from.log,
    requestId: from.requestId,
    publicUrl: from.publicUrl,
    ...(from.site && { site: from.site }),
    fileAddresses: from.fileAddresses,
    fillings: from.fillings,
    businessId,
    actor,
    ...(from.kind === "tenant" && from.businessId === businessId && from.tx ? { tx: from.tx } : {}),
  };
}

export function actorOf(principal: Principal): Actor {
  const { userId, name, email, role, sessionId, memberships } = principal;
  const limited = memberships.filter(({ limits }) => isLimited(limits));
  const limits = Object.fromEntries(limited.map((each) => [each.businessId, each.limits]));
  return { kind: "person", userId, name, email, role, sessionId, ...(limited.length > 0 && { limits }) };
}

/** The text that `createdBy` and `updatedBy` hold. */
export function actorName(actor: Actor): string {
  return actor.name;
}

/** Makes contexts of the installation, each with the clock's current time. */
export function systemCtxs(installation: Omit<SystemCtx, "kind" | "now" | "requestId" | "tx">, clock: () => number) {
  return (requestId: string): SystemCtx => ({ ...installation, kind: "system", now: clock(), requestId });
}
