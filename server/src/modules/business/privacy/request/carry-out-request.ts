// Carries out a granted request: the copy was handed over, the data corrected, the contact blocked, or the use of their
// data stopped.
import { contactChange } from "@mostrador/domain/business/contacts/contact-change.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { rectified } from "@mostrador/domain/business/privacy/rectified.ts";
import type { carryOutRequest as route } from "@mostrador/domain/business/privacy/routes.ts";
import {
  ContactObjected,
  HELD_BY_LAW,
  NO_REQUEST,
  PURPOSE_NAMES,
  type Purpose,
} from "@mostrador/domain/business/privacy/schema.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { businessToday } from "../../businesses/index.ts";
import { lockDataSubject, switchOffFor } from "../../contacts/index.ts";
import { isHeld } from "../retention/hold.store.ts";
import { blockContact } from "./block-contact.ts";
import { wholeRequest } from "./present-request.ts";
import { insertObjection, lockRequest, type RequestRow, readExportFacts, updateRequest } from "./request.store.ts";
import { noteStep } from "./request.ts";

const LONG_DAY = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeZone: "UTC" });

type CarryOut = (tx: Tx, ctx: TenantCtx, request: RequestRow) => Promise<{ what: string; details: string }>;

export async function carryOutRequest(ctx: TenantCtx, { params, body }: Call<typeof route>) {
  const today = await businessToday(ctx);
  const data = await transact(ctx, async (tx, inside) => {
    const row = await lockRequest(tx, params.id);
    if (!row) throw notFound(NO_REQUEST);
    if (row.state === "done") throw conflict("Esta solicitud ya se llevó a cabo");
    if (row.state !== "accepted") throw conflict("Responde primero que la solicitud procede");
    const { what, details } = await DO[row.kind](tx, inside, row);
    await updateRequest(tx, row.id, { state: "done", done_on: today, updated_at: new Date(ctx.now) });
    await noteStep(tx, inside, row, what, [details, body.done.note].filter(Boolean).join("\n"));
    return wholeRequest(tx, inside, row.id);
  });
  return { data, message: "Solicitud llevada a cabo" };
}

const DO: Readonly<Record<RequestRow["kind"], CarryOut>> = {
  async access(tx, ctx, { id }) {
    const made = await readExportFacts(tx, id);
    if (!made || made.expires_at.getTime() <= ctx.now)
      throw new DomainError(422, "La copia de los datos todavía no está lista");
    return { what: "Entregó la copia de los datos", details: `${made.row_count} registros` };
  },

  async rectification(tx, _ctx, { contact_id, before }) {
    const after = await lockDataSubject(tx, contact_id);
    if (!after) throw notFound("El contacto ya no está");
    const earlier = before as Contact | null;
    if (!earlier || !contactChange(earlier, after))
      throw new DomainError(422, "Corrige primero los datos del contacto: siguen como estaban al llegar la solicitud");
    return { what: "Corrigió los datos", details: rectified(earlier, after) };
  },

  async cancellation(tx, ctx, { id, contact_id }) {
    if (await isHeld(tx, contact_id)) throw conflict(HELD_BY_LAW);
    const { rows, deleteAfter } = await blockContact(tx, ctx, contact_id, id);
    const day = LONG_DAY.format(deleteAfter);
    return { what: "Bloqueó los datos", details: `${rows} registros; se eliminan después del ${day}` };
  },

  async opposition(tx, ctx, { id, contact_id, purposes }) {
    if (!(await lockDataSubject(tx, contact_id))) throw notFound("El contacto ya no está");
    const against = purposes as Purpose[];
    const since = new Date(ctx.now);
    for (const purpose of against)
      await insertObjection(tx, { business_id: ctx.businessId, contact_id, purpose, request_id: id, since });
    if (against.includes("assistant")) await switchOffFor(tx, ctx, contact_id);
    await publish(tx, ctx, ContactObjected, { contactId: contact_id });
    return {
      what: "Dejó de usar los datos como se pidió",
      details: against.map((one) => PURPOSE_NAMES[one]).join("\n"),
    };
  },
};
