// The room and the equipment of an appointment, and another room for it.
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type {
  changeFacility as changeRoute,
  readFacilities as readRoute,
} from "@mostrador/domain/scheduling/appointments/facilities/routes.ts";
import { APPOINTMENT_HISTORY } from "@mostrador/domain/scheduling/appointments/history.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { lockEntry, readEntry, type ZonedRow } from "../appointment.store.ts";
import { whenOf } from "../history/note-change.ts";
import { changeRoom, lockFacilities, readHeldFacilities, readRooms } from "./facility-hold.store.ts";

const NO_ROOM = "La cita no ocupa ninguna sala";
const OTHER_BRANCH = "La sala es de otra sucursal, está archivada o no es una sala";

export async function readFacilities(ctx: TenantCtx, { params }: Pick<Call<typeof readRoute>, "params">) {
  return { data: await transact(ctx, async (tx) => facilitiesOf(tx, appointment(await readEntry(tx, params.id)))) };
}

export async function changeFacility(
  ctx: TenantCtx,
  { params, body }: Pick<Call<typeof changeRoute>, "params" | "body">,
) {
  const data = await transact(ctx, async (tx, inside) => {
    const row = appointment(await lockEntry(tx, params.id));
    await lockFacilities(tx, row.branch_id, [row.service_id as string]);
    const from = (await readHeldFacilities(tx, row.id)).find(({ kind }) => kind === "room");
    if (!from) throw new DomainError(422, NO_ROOM);
    const to = (await readRooms(tx.unlimited, row.branch_id, row.id)).find(({ id }) => id === body.room.facilityId);
    if (!to) throw new DomainError(422, OTHER_BRANCH, { errors: [{ path: "room.facilityId", message: OTHER_BRANCH }] });
    if (to.unit === null) throw conflict(`«${to.name}» está ocupada a esa hora`);
    if (to.id !== from.id) {
      await changeRoom(tx, row.id, from.id, to);
      await writeAudit(tx, inside, {
        action: APPOINTMENT_HISTORY.changed,
        summary: `Cambió la sala de la cita del ${whenOf(row)}: ${from.name} por ${to.name}`,
        details: { appointmentId: row.id },
      });
      await announce(tx, inside, appointmentChanged, { appointmentId: row.id });
    }
    return facilitiesOf(tx, row);
  });
  return { data, message: "Sala de la cita actualizada" };
}

function appointment(row: ZonedRow | undefined): ZonedRow {
  if (!row || row.is_block) throw notFound(NO_APPOINTMENT);
  return row;
}

async function facilitiesOf(tx: Tx, row: ZonedRow) {
  const held = (await readHeldFacilities(tx, row.id)).map(({ id, ...one }) => ({ _id: id, ...one }));
  const hasRoom = held.some(({ kind }) => kind === "room");
  const rooms = hasRoom ? await readRooms(tx.unlimited, row.branch_id, row.id) : [];
  return { held, rooms: rooms.map(({ id, name, unit }) => ({ _id: id, name, isFree: unit !== null })) };
}
