// Answers a question about events that a person deleted or moved in Google: that alone changes nothing in the agenda.
// Many at once are one question, and a person keeps or cancels each appointment.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { isoAt } from "@mostrador/domain/kit/time.ts";
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import type {
  answerQuestion as answerRoute,
  listQuestions as listRoute,
} from "@mostrador/domain/scheduling/calendars/routes.ts";
import { CalendarPushDue, type CalendarQuestion } from "@mostrador/domain/scheduling/calendars/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { type ClashRow, changeStatus } from "../../appointments/index.ts";
import { unsettle } from "../push/event.store.ts";
import { keepClash, openClashes, type QuestionRow, readOpen, takeQuestions } from "./question.store.ts";

export async function listQuestions(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  const rows = await transact(ctx, (tx) => readOpen(tx, new Date(ctx.now)));
  const groups = Map.groupBy(rows, ({ specialist_id, kind }) => `${specialist_id} ${kind}`);
  return { data: [...groups.values()].map(presentQuestion) };
}

export async function answerQuestion(ctx: TenantCtx, { body }: Call<typeof answerRoute>) {
  const wanted = [...new Set(body.appointmentIds)].sort();
  return transact(ctx, async (tx, tenant) => {
    const asked = await takeQuestions(tx, wanted);
    const clashes = (await openClashes(tx, new Date(ctx.now))).filter((row) => wanted.includes(row.appointment_id));
    const open = [...asked, ...clashes.map((row) => row.appointment_id)];
    const gone = body.appointmentIds.findIndex((id) => !open.includes(id));
    if (gone >= 0) throw notFound("Esa cita ya no espera respuesta", `appointmentIds.${gone}`);
    if (body.answer === "cancel") {
      for (const id of wanted) await changeStatus(tenant, id, "cancelada");
    } else {
      await keepAll(tx, tenant, clashes);
      if (asked.length > 0) {
        await unsettle(tx, asked);
        await publish(tx, tenant, CalendarPushDue, { appointmentIds: asked });
      }
    }
    await announce(tx, tenant, calendarChanged, { specialistId: "" });
    const one = wanted.length === 1;
    const kept = one ? "La cita se conserva" : "Las citas se conservan";
    return { data: null, message: body.answer === "keep" ? kept : one ? "Cita cancelada" : "Citas canceladas" };
  });
}

/** A person decided: there is no new question while both times stay. */
async function keepAll(tx: Tx, ctx: TenantCtx, clashes: readonly ClashRow[]): Promise<void> {
  for (const { appointment_id, version } of clashes) {
    const kept = { kept_by: actorName(ctx.actor), kept_at: new Date(ctx.now) };
    await keepClash(tx, { business_id: ctx.businessId, appointment_id, version, ...kept });
  }
}

function presentQuestion(rows: QuestionRow[]): CalendarQuestion {
  const { specialist_id, specialist_name, kind } = rows[0] as QuestionRow;
  return {
    specialistId: specialist_id,
    specialistName: specialist_name,
    kind,
    appointments: rows.map((row) => ({
      _id: row.appointment_id,
      title: row.title,
      start: isoAt(row.zone, row.starts.getTime()),
      movedTo: row.moved_to && isoAt(row.zone, row.moved_to.getTime()),
      busyFrom: row.busy_from && isoAt(row.zone, row.busy_from.getTime()),
      busyTitle: row.busy_title,
    })),
  };
}
