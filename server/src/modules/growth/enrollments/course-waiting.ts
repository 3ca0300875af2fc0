// The places of courses, and who waits for one.
import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import type {
  addCourseWaiting as addRoute,
  listCourseWaiting as listRoute,
  removeCourseWaiting as removeRoute,
} from "@mostrador/domain/growth/enrollments/routes.ts";
import type { CourseWaiting } from "@mostrador/domain/growth/enrollments/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { clientName } from "../../business/contacts/index.ts";
import { insertWaiting, readPlaces, readWaiting, removeWaiting, type WaitingRow } from "./course-places.store.ts";
import { refuseSecond } from "./enroll.ts";
import { lockPlaces } from "./enrollment.store.ts";

const MOST_WAITING = 200;
const NOT_WAITING = "No se encontró en la lista de espera";

export async function listCoursePlaces(ctx: TenantCtx) {
  const rows = await readTogether(ctx, readPlaces);
  const data = rows.map(({ id: courseId, slots, taken, waiting }) => ({
    ...{ courseId, taken, waiting },
    left: slots === null ? null : Math.max(0, slots - taken),
  }));
  return { data };
}

export async function listCourseWaiting(ctx: TenantCtx, { query }: Pick<Call<typeof listRoute>, "query">) {
  const rows = await readTogether(ctx, (tx) => readWaiting(tx, { courseId: query.courseId }));
  return { data: rows.map(presentWaiting) };
}

export async function addCourseWaiting(ctx: TenantCtx, { body }: Pick<Call<typeof addRoute>, "body">) {
  const { courseId, clientId } = body.waiting;
  const data = await transact(ctx, async (tx) => {
    await lockPlaces(tx, ctx.businessId, courseId, 0);
    const waiting = await readWaiting(tx, { courseId });
    if (waiting.some(({ contact_id }) => contact_id === clientId.toLowerCase()))
      throw conflict("Ese cliente ya está en la lista de espera del curso");
    await refuseSecond(tx, body.waiting);
    if (waiting.length >= MOST_WAITING)
      throw conflict(`La lista de espera de un curso tiene lugar para ${MOST_WAITING} personas`);
    const row = { business_id: ctx.businessId, id: newId(), course_id: courseId, contact_id: clientId };
    await insertWaiting(tx, { ...row, created_at: new Date(ctx.now) });
    await announce(tx, ctx, enrollmentChanged, { courseId });
    return presentWaiting((await readWaiting(tx, { id: row.id }))[0] as WaitingRow);
  });
  return { data, message: "Anotado en la lista de espera" };
}

export async function removeCourseWaiting(ctx: TenantCtx, { params }: Pick<Call<typeof removeRoute>, "params">) {
  await transact(ctx, async (tx) => {
    const [row] = await readWaiting(tx, { id: params.id });
    if (!row) throw notFound(NOT_WAITING);
    await removeWaiting(tx, row.id);
    await announce(tx, ctx, enrollmentChanged, { courseId: row.course_id });
  });
  return { data: null, message: "Salió de la lista de espera" };
}

function presentWaiting(row: WaitingRow): CourseWaiting {
  return {
    _id: row.id,
    businessId: row.business_id,
    courseId: row.course_id,
    clientId: row.contact_id,
    clientName: clientName(row),
    toldAt: row.told_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
