// Decides for which business a call is made, and whether this person may make it. Body and query are compared with the
// memberships, never trusted (D-2.5): another person's business reads like one that does not exist.
import { allows, type Grant } from "@mostrador/domain/ground/identity/permission.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Access, Route } from "@mostrador/domain/kit/route.ts";
import { NO_BUSINESS } from "@mostrador/domain/kit/schema.ts";
import type { FastifyRequest } from "fastify";
import { actorOf, type PersonCtx, type Principal, type TenantCtx, tenantCtx } from "../context.ts";
import { transact } from "../db/transaction.ts";

/** Lets an admin or a partner into a business without a membership; null refuses. */
export type OpenAsGuest = (ctx: PersonCtx, businessId: string) => Promise<Grant | null>;

/** The form in which the database writes them. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export async function tenantOf(
  ctx: PersonCtx,
  route: Route,
  request: FastifyRequest,
  openAsGuest: OpenAsGuest,
  /** Reads the person again: another process may just have given them access. */
  readAgain: () => Promise<Principal | null>,
): Promise<TenantCtx> {
  const said = businessesSaid(route, request);
  const businessId = said[0]?.id ?? (await businessOfRow(ctx, route, request));
  const isOne = businessId !== undefined && UUID.test(businessId) && said.every(({ id }) => id === businessId);
  if (!isOne) throw unknownBusiness(said);
  const own = (principal: Principal | null) => principal?.memberships.find((each) => each.businessId === businessId);
  const membership = own(ctx.principal) ?? (await openAsGuest(ctx, businessId)) ?? own(await readAgain());
  if (!membership) throw unknownBusiness(said);
  if (!allows(membership, accessOf(route))) {
    throw new DomainError(403, membership.needsSecondFactor ? SECOND_FACTOR : "No tienes permiso para hacer esto");
  }
  return { ...tenantCtx(ctx, businessId, actorOf(ctx.principal)), may: (access) => allows(membership, access) };
}

const SECOND_FACTOR = "Este negocio pide verificación en dos pasos. Actívala en «Tu cuenta» para entrar.";

/** For a file: then only a field of the call itself can say which of several businesses it is for. */
export function isForOneOfSeveral({ principal }: PersonCtx, route: Route, request: FastifyRequest): boolean {
  const { access } = route;
  if (access.kind !== "member" && access.kind !== "owner") return false;
  return principal.memberships.length > 1 && businessesSaid(route, request).length === 0;
}

type BusinessMention = { path: string; id: string };

/**
 * Every business id that the call carries: in the header, the query, the body, and the objects inside the body.
 * `business` of a body is an id, or a whole business. Rows of a list count where nothing else names one.
 */
function businessesSaid({ row }: Route, request: FastifyRequest): BusinessMention[] {
  const said: BusinessMention[] = [];
  const add = (path: string, id: unknown) => {
    if (typeof id === "string" && id !== "") said.push({ path, id: id.toLowerCase() });
  };
  const collect = (value: unknown, at = "") => {
    if (typeof value !== "object" || value === null) return;
    const { businessId, bussinessId } = value as Record<string, unknown>;
    add(`${at}businessId`, businessId);
    add(`${at}bussinessId`, bussinessId);
  };
  const { body } = request;
  add("x-business-id", request.headers["x-business-id"]);
  collect(request.query);
  collect(body);
  if (typeof body === "object" && body !== null) {
    const { business } = body as { business?: string | { _id?: unknown } | null };
    if (row !== "businesses") add("business", typeof business === "object" ? business?._id : business);
    for (const [key, inner] of Object.entries(body)) collect(inner, `${key}.`);
    if (said.length > 0) return said;
    for (const [key, inner] of Object.entries(body)) {
      if (Array.isArray(inner)) for (const [at, each] of inner.entries()) collect(each, `${key}.${at}.`);
    }
  }
  return said;
}

/** Names every field that gives a business; it does not say which of several is wrong. */
function unknownBusiness(said: BusinessMention[]): DomainError {
  const message = "No se encontró el negocio";
  const paths = [...new Set(said.map(({ path }) => path))];
  return new DomainError(404, message, { errors: paths.map((path) => ({ path, message })) });
}

/** As many of a list of ids are looked up: one is enough, unless its row is gone. */
const MOST_LOOKED_UP = 10;

function idOfRow({ rowIn }: Route, { params, query }: FastifyRequest): string | undefined {
  const named = ((rowIn ? query : params) as Record<string, unknown>)[rowIn ?? "id"];
  return typeof named === "string" ? named : undefined;
}

/**
 * For a call that names no business: the caller's only one, or the one of theirs that has the row. If none has it, the
 * call runs in a business where the caller has the right, and answers its own 404.
 */
async function businessOfRow(ctx: PersonCtx, route: Route, request: FastifyRequest): Promise<string | undefined> {
  const { memberships } = ctx.principal;
  const id = idOfRow(route, request)?.toLowerCase();
  if (route.row === "businesses") return id;
  if (memberships.length <= 1) return memberships[0]?.businessId;
  const own = memberships.map((membership) => membership.businessId);
  const mayAsk = memberships.find((membership) => allows(membership, accessOf(route))) ?? memberships[0];
  const listed = route.rowOfIds && !id ? idsOf(request) : [];
  for (const each of listed) {
    const found = await findBusiness(ctx, [route.rowOfIds], each, own);
    if (found) return found;
  }
  if (listed.length > 0) return mayAsk?.businessId;
  const isId = id !== undefined && UUID.test(id);
  if (!route.row || !id || (route.rowIn && !isId))
    throw new DomainError(404, NO_BUSINESS, { errors: [{ path: "businessId", message: NO_BUSINESS }] });
  const found = isId ? await findBusiness(ctx, [route.row, route.rowOr], id, own) : undefined;
  return found ?? (route.rowIn ? undefined : mayAsk?.businessId);
}

/** The first ids of a comma list in the query. */
function idsOf({ query }: FastifyRequest): string[] {
  const { ids } = query as { ids?: unknown };
  const listed = typeof ids === "string" ? ids.toLowerCase().split(",", MOST_LOOKED_UP) : [];
  return listed.filter((each) => UUID.test(each));
}

/** The first of these businesses that has the row in one of the tables. */
async function findBusiness(ctx: PersonCtx, tables: (string | undefined)[], id: string, own: string[]) {
  for (const table of tables) {
    if (!table) continue;
    const [found] = await transact(ctx, (tx) =>
      tx.run<{ business_id: string | null }>(
        { name: "business-of-row", text: "select business_of_row($1, $2, $3::uuid[]) as business_id" },
        [table, id, own],
      ),
    );
    if (found?.business_id) return found.business_id;
  }
  return undefined;
}

function accessOf(route: Route): Extract<Access, { kind: "member" | "owner" }> {
  return route.access as Extract<Access, { kind: "member" | "owner" }>;
}

/** The member's grant there, or that of an admin or partner when `openAsGuest` lets them in; null for all others. */
export async function grantAt(ctx: PersonCtx, businessId: string, openAsGuest: OpenAsGuest): Promise<Grant | null> {
  if (!UUID.test(businessId)) return null;
  const own = ctx.principal.memberships.find((membership) => membership.businessId === businessId);
  return own ?? (await openAsGuest(ctx, businessId));
}
