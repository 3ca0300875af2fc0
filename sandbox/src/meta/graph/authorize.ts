import type { FastifyRequest } from "fastify";
import type { BusinessAccount, BusinessNumber } from "../../world/numbers.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "./graph-error.ts";

/** The access token of a call: the bearer, or the query parameter that Graph also accepts. */
export function bearer(request: FastifyRequest): string {
  const header = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const query = (request.query as Record<string, unknown>).access_token;
  const token = header ?? (typeof query === "string" ? query : undefined);
  if (!token) {
    throw new GraphError(190, { title: "An access token is required to request this resource.", status: 401 });
  }
  // Words that are never real tokens, so that tests can try a wrong token on a new number.
  if (/^(invalid|revoked|expired)\b/i.test(token)) throw new GraphError(190, { subcode: 463 });
  return token;
}

/** The number, if it exists and the token is its own. */
export function ownNumber(world: World, request: FastifyRequest, phoneNumberId: string): BusinessNumber {
  const token = bearer(request);
  const number = world.numbers.byId(phoneNumberId);
  if (!number) throw missingObject(phoneNumberId);
  if (number.accessToken !== token) throw notTheirs(world, token, phoneNumberId);
  return number;
}

/** The number; created on its first call when it does not exist. */
export function numberOrMeet(world: World, request: FastifyRequest, phoneNumberId: string): BusinessNumber {
  const token = bearer(request);
  const known = world.numbers.byId(phoneNumberId);
  if (known && known.accessToken !== token) throw notTheirs(world, token, phoneNumberId);
  world.numbers.noteRead(phoneNumberId, token);
  if (known) return known;
  if (!/^\d{5,20}$/.test(phoneNumberId) || world.media.wasMedia(phoneNumberId)) throw missingObject(phoneNumberId);
  const number = world.numbers.meet(phoneNumberId, token);
  world.changed();
  world.live.publish({ kind: "numbers" });
  return number;
}

/** The business account, created on its first call. Later only its own token and those of its numbers open it. */
export function ownAccount(world: World, request: FastifyRequest, wabaId: string): BusinessAccount {
  const token = bearer(request);
  if (!/^\d{5,20}$/.test(wabaId)) throw missingObject(wabaId);
  const account = world.numbers.account(wabaId) ?? world.numbers.meetAccount(wabaId, token);
  const tenants = world.numbers.list().filter((number) => number.wabaId === wabaId);
  const holders = [account, ...tenants].map((one) => one.accessToken);
  if (!holders.includes(token)) throw notTheirs(world, token, wabaId);
  world.numbers.adopt(wabaId, token);
  world.changed();
  return account;
}

/** Meta answers a valid token that the object does not exist. Only an unknown token is answered as invalid. */
function notTheirs(world: World, token: string, id: string): GraphError {
  const tokens = [...world.numbers.list(), ...world.numbers.accounts()].map((one) => one.accessToken);
  return tokens.includes(token) ? missingObject(id) : new GraphError(190);
}

export function missingObject(id: string): GraphError {
  const details = `Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`;
  return new GraphError(100, { subcode: 33, title: `Unsupported request. ${details}`, details });
}
