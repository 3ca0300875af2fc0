// Who belongs to a partner. A person who leaves it loses its businesses at once: the gate reads the row on each call.

import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { actOnPartner as actRoute, findUser as findRoute } from "@mostrador/domain/partners/partners/routes.ts";
import { actorOf, type PersonCtx, tenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import {
  findPerson,
  findUserByEmail,
  limitTries,
  noteMembershipEnded,
  setUserRole,
} from "../../ground/identity/index.ts";
import { isOfTeam, ownPictures, requirePartner, shown } from "./own-partner.ts";
import { hasOtherBusinesses, insertPerson, leavePartner, readPeople, writeBranding } from "./partner.store.ts";
import { brandChanged } from "./partner-slots.ts";

const MOST_PEOPLE = 100;
const HOUR = 3600_000;

export async function actOnPartner(ctx: PersonCtx, { params, body }: Call<typeof actRoute>) {
  if (body.action === "addUser") return addPerson(ctx, params.id, body.userId.toLowerCase());
  if (body.action === "removeUser") return removePerson(ctx, params.id, body.userId.toLowerCase());
  const { branding, updatedAt } = body;
  const data = await transact(ctx, async (tx) => {
    const before = await requirePartner(tx, ctx, params.id, { hold: true });
    const at = nextUpdate(ctx, before.updated_at, updatedAt);
    await writeBranding(tx, before.id, await ownPictures(tx, branding, before.id, "branding"), at);
    return shown(tx, ctx, await requirePartner(tx, ctx, before.id));
  });
  for (const forget of ctx.fillings.of(brandChanged)) forget(data._id);
  return { data, message: "Marca actualizada correctamente" };
}

async function addPerson(ctx: PersonCtx, id: string, userId: string) {
  const data = await transact(ctx, async (tx) => {
    const partner = await requirePartner(tx, ctx, id, { hold: true });
    if ((await readPeople(tx, [partner.id])).length >= MOST_PEOPLE)
      throw new DomainError(422, `Un partner puede tener hasta ${MOST_PEOPLE} personas`);
    if (!isOfTeam(ctx) && (await hasOtherBusinesses(tx, partner.id, userId)))
      throw new DomainError(422, "Esa persona ya trabaja en otro negocio. Pide al equipo de Mostrador que la agregue.");
    await join(tx, ctx, partner.id, userId);
    return shown(tx, ctx, partner);
  });
  return { data, message: "Usuario agregado correctamente" };
}

/** In the transaction of the caller; 404 for nobody, 409 for a person of a partner, 422 for one of the team. */
export async function join(tx: Tx, ctx: PersonCtx, partnerId: string, userId: string): Promise<void> {
  const person = await findPerson(tx, userId);
  if (!person) throw notFound("No se encontró a esa persona", "userId");
  if (person.role === "admin") throw new DomainError(422, "Una persona del equipo no puede pertenecer a un partner");
  if (!(await insertPerson(tx, partnerId, userId))) throw conflict("Esa persona ya pertenece a un partner");
  await setUserRole(tx, userId, "partner");
  await announceRevocation(tx, ctx, userId);
}

async function removePerson(ctx: PersonCtx, id: string, userId: string) {
  const { data, lost, name } = await transact(ctx, async (tx) => {
    const partner = await requirePartner(tx, ctx, id, { hold: true });
    const people = await readPeople(tx, [partner.id]);
    const person = people.find((one) => one.id === userId);
    if (!person) throw notFound("No se encontró a esa persona", "userId");
    if (people.length === 1 && !isOfTeam(ctx))
      throw new DomainError(422, "El partner debe conservar al menos a una persona");
    const left = await leavePartner(tx, partner.id, userId);
    await setUserRole(tx, userId, "user");
    await announceRevocation(tx, ctx, userId);
    return { data: await shown(tx, ctx, partner), lost: left, name: person.name };
  });
  for (const businessId of lost)
    await noteMembershipEnded(tenantCtx(ctx, businessId, actorOf(ctx.principal)), { userId, name });
  return { data, message: "Usuario quitado correctamente" };
}

/** `counts`: off where no calls are counted. */
export function createFindUser(counts: boolean) {
  return async (ctx: PersonCtx, { body }: Call<typeof findRoute>) => {
    const { userId } = ctx.principal;
    await limitTries(ctx, counts ? [{ what: "user-find", who: [userId], most: 20, withinMs: HOUR }] : []);
    const found = await transact(ctx, async (tx) => {
      const user = await findUserByEmail(tx, body.email);
      return user ? findPerson(tx, user.id) : undefined;
    });
    if (!found) throw notFound("No se encontró ningún usuario con ese email", "email");
    return { data: { _id: found.id, name: found.name, email: found.email, role: found.role } };
  };
}
