// The demo's privacy data: a published notice, one request that waits for its answer, one that was carried out.

import { usualFacts } from "@mostrador/domain/business/privacy/notice-template.ts";
import { NewRequest, NoticeEdit } from "@mostrador/domain/business/privacy/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import {
  answerRequest,
  carryOutRequest,
  createRequest,
  noteProof,
  noticeActions,
} from "../../modules/business/privacy/index.ts";
import type { DemoBusiness } from "../demo-business.ts";

export async function seedPrivacy(ctx: TenantCtx, demo: DemoBusiness, contactIds: readonly string[]): Promise<void> {
  const { businessId } = ctx;
  const [waiting = "", opposed = ""] = contactIds.slice(-2);
  const { editNotice, publishNotice } = noticeActions({ publicUrl: "" });
  const name = String(demo.business.name);
  const facts = usualFacts({ name, address: "Av. Reforma 120, Centro, Puebla, Puebla" });
  const notice = NoticeEdit.parse({ ...facts, contactPerson: "la gerencia", email: "privacidad@ejemplo.mx" });
  await editNotice(ctx, { body: { businessId, notice } });
  await publishNotice(ctx, { body: { businessId } });
  await noteProof(ctx, { body: { businessId, proof: { clientId: waiting, through: "Impreso, en recepción" } } });
  const today = new Date(ctx.now).toISOString().slice(0, 10);
  const ask = (request: object) =>
    createRequest(ctx, {
      body: { businessId, request: NewRequest.parse({ receivedOn: addDays(today, -5), ...request }) },
    });
  await ask({
    clientId: waiting,
    kind: "access",
    through: "Correo electrónico",
    notes: "Quiere una copia de todo lo que tenemos de ella. Mandó su INE.",
  });
  const { data } = await ask({
    clientId: opposed,
    kind: "opposition",
    through: "WhatsApp",
    notes: "Ya no quiere promociones.",
    purposes: ["secondary"],
  });
  const params = { id: data._id };
  const answer = { isAccepted: true, answer: "Le confirmamos por WhatsApp que ya no recibirá promociones." };
  await answerRequest(ctx, { params, query: {}, body: { answer } });
  await carryOutRequest(ctx, { params, query: {}, body: { done: { note: "" } } });
}
