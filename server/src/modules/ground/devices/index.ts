// Browsers that receive push notices for a person while the product is closed. Each needs that person's consent, and
// stops when they withdraw it, sign out there, or the browser ends it.
import type {
  addDevice as addRoute,
  listDevices as listRoute,
  removeDevice as removeRoute,
} from "@mostrador/domain/ground/devices/routes.ts";
import * as routes from "@mostrador/domain/ground/devices/routes.ts";
import { type Device, MOST_DEVICES } from "@mostrador/domain/ground/devices/schema.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx, PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { bind, type Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Push, PushNote } from "../../../providers/push/port.ts";
import { type DeviceRow, deleteDevice, putDevice, readDevice, readDevicesOf } from "./device.store.ts";

/** The devices of these people; `id` identifies one for `tellDevice`. */
export async function devicesOf(tx: Tx, userIds: readonly string[]): Promise<{ id: string; userId: string }[]> {
  return (await readDevicesOf(tx, userIds)).map(({ id, user_id }) => ({ id, userId: user_id }));
}

/**
 * Does nothing when the device no longer belongs to this person; a device that refuses for good is deleted. Throws to
 * be retried.
 */
export async function tellDevice(ctx: Ctx, push: Push, to: { id: string; userId: string }, note: PushNote) {
  const device = await transact(ctx, (tx) => readDevice(tx, to.id));
  if (device?.user_id !== to.userId) return;
  if ((await push.send(device, note)) === "gone") await transact(ctx, (tx) => deleteDevice(tx, to.id));
}

export function devicesModule(push: Push): Module {
  return {
    routes: [
      bind(routes.listDevices, async (ctx: PersonCtx, _call: Call<typeof listRoute>) => {
        const rows = await transact(ctx, (tx) => readDevicesOf(tx, [ctx.principal.userId]));
        return { data: { publicKey: push.publicKey, devices: rows.map(present) } };
      }),
      bind(routes.addDevice, (ctx, call) => addDevice(ctx, call, push)),
      bind(routes.removeDevice, removeDevice),
    ],
  };
}

async function addDevice(ctx: PersonCtx, { body }: Call<typeof addRoute>, push: Push) {
  const { endpoint, keys, name } = body.device;
  if (!push.knows(endpoint))
    throw invalid("device.endpoint", "Este navegador usa un servicio de avisos que no conocemos");
  const { userId, sessionId } = ctx.principal;
  const row = await transact(ctx, async (tx) => {
    const own = await readDevicesOf(tx, [userId]);
    if (own.length >= MOST_DEVICES && !own.some((one) => one.endpoint === endpoint))
      throw new DomainError(422, `Ya recibes avisos en ${MOST_DEVICES} dispositivos. Quita uno para agregar otro.`);
    const device = { id: newId(), user_id: userId, session_id: sessionId, endpoint, ...keys, name };
    return putDevice(tx, device, new Date(ctx.now));
  });
  return { data: present(row), message: "Avisos activados en este dispositivo" };
}

async function removeDevice(ctx: PersonCtx, { params }: Call<typeof removeRoute>) {
  const isGone = await transact(ctx, (tx) => deleteDevice(tx, params.id, ctx.principal.userId));
  if (!isGone) throw notFound("No se encontró el dispositivo");
  return { data: { _id: params.id }, message: "Avisos desactivados en ese dispositivo" };
}

function present({ id, name, created_at }: DeviceRow): Device {
  return { _id: id, name, createdAt: created_at.toISOString() };
}
