// Requests of contacts about their data: registered, answered in time, carried out; every step is logged.
import { answerBy, carryOutBy } from "@mostrador/domain/business/privacy/deadlines.ts";
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import type {
  answerRequest as answerRoute,
  createRequest as createRoute,
  getRequest as getRoute,
  listRequests as listRoute,
} from "@mostrador/domain/business/privacy/routes.ts";
import { AccessGranted, KIND_NAMES, NO_REQUEST, STATES } from "@mostrador/domain/business/privacy/schema.ts";
import { conflict, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { businessToday } from "../../businesses/index.ts";
import { lockDataSubject } from "../../contacts/index.ts";
import { presentRequest, wholeRequest } from "./present-request.ts";
import {
  countRequests,
  insertRequest,
  insertStep,
  lockRequest,
  type RequestRow,
  readRequests,
  updateRequest,
} from "./request.store.ts";

export async function listRequests(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  const { state, limit, page } = query;
  const states = state === undefined ? STATES : state === "open" ? (["received", "accepted"] as const) : [state];
  const [rows, total] = await readTogether(ctx, (tx) =>
    Promise.all([readRequests(tx, states, limit, (page - 1) * limit), countRequests(tx, states)]),
  );
  return { data: { requests: rows.map(presentRequest), total } };
}

export async function getRequest(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
  return { data: await readTogether(ctx, (tx) => wholeRequest(tx, ctx, params.id)) };
}

export async function createRequest(ctx: TenantCtx, { body: { request } }: Pick<Call<typeof createRoute>, "body">) {
  const today = await businessToday(ctx);
  const { clientId, kind, receivedOn, through, notes, purposes } = request;
  if (receivedOn > today) throw invalid("request.receivedOn", "La fecha en que llegó no puede ser futura");
  const data = await transact(ctx, async (tx, inside) => {
    const before = await lockDataSubject(tx, clientId);
    if (!before) throw notFound("No se encontró el contacto", "request.clientId");
    const id = newId();
    const at = new Date(ctx.now);
    await insertRequest(tx, {
      business_id: ctx.businessId,
      id,
      contact_id: clientId,
      kind,
      received_on: receivedOn,
      through,
      notes,
      purposes: JSON.stringify(kind === "opposition" ? [...new Set(purposes)] : []),
      answer_by: answerBy(receivedOn),
      before: kind === "rectification" ? JSON.stringify(before) : null,
      created_by: actorName(ctx.actor),
      created_at: at,
      updated_at: at,
    });
    await noteStep(
      tx,
      inside,
      { id, contact_id: clientId },
      `Registró la solicitud de ${KIND_NAMES[kind].toLowerCase()}`,
      notes,
    );
    return wholeRequest(tx, inside, id);
  });
  return { data, message: "Solicitud registrada" };
}

export async function answerRequest(ctx: TenantCtx, { params, body }: Call<typeof answerRoute>) {
  const today = await businessToday(ctx);
  const { isAccepted, answer, answeredOn = today } = body.answer;
  const data = await transact(ctx, async (tx, inside) => {
    const row = await lockRequest(tx, params.id);
    if (!row) throw notFound(NO_REQUEST);
    if (row.state !== "received") throw conflict("Esta solicitud ya se respondió");
    const received = dayText(row.received_on);
    if (answeredOn < received) throw invalid("answer.answeredOn", "La respuesta no puede ser anterior a la solicitud");
    if (answeredOn > today) throw invalid("answer.answeredOn", "La fecha de respuesta no puede ser futura");
    await updateRequest(tx, row.id, {
      state: isAccepted ? "accepted" : "refused",
      answered_on: answeredOn,
      answer,
      carry_out_by: isAccepted ? carryOutBy(answeredOn) : null,
      updated_at: new Date(ctx.now),
    });
    await noteStep(tx, inside, row, isAccepted ? "Respondió que procede" : "Respondió que no procede", answer);
    if (isAccepted && row.kind === "access") await publish(tx, inside, AccessGranted, { requestId: row.id });
    return wholeRequest(tx, inside, row.id);
  });
  return { data, message: "Respuesta registrada" };
}

/** Recorded in the log of the request and, without names, in the audit log (docs/decisions/0035). */
export async function noteStep(
  tx: Tx,
  ctx: TenantCtx,
  request: Pick<RequestRow, "id" | "contact_id">,
  what: string,
  details = "",
): Promise<void> {
  const step = { id: newId(), request_id: request.id, what, details, actor_name: actorName(ctx.actor) };
  await insertStep(tx, { ...step, business_id: ctx.businessId, at: new Date(ctx.now) });
  const summary = `Privacidad: ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  await writeAudit(tx, ctx, {
    action: "privacyRequest.step",
    summary,
    details: { requestId: request.id },
    subjectId: request.contact_id,
  });
  await announce(tx, ctx, privacyChanged, {});
}

/** The text of a day column, whatever type the driver returns. */
function dayText(value: string | Date): string {
  return typeof value === "string" ? value.slice(0, 10) : value.toISOString().slice(0, 10);
}
