// One good call for each declared route, made from the rows of a side, for crawler, permission matrix, mass
// assignment, fuzz and lost updates. A route without an entry fails the run; a resource's usual calls come from its
// example.
import { services } from "@mostrador/domain/catalog/services/resource.ts";
import { signInAtFacebook, signUpAtMeta } from "../../server/test/providers/meta.ts";
import { png } from "../../server/test/sample-files.ts";
import { collect } from "../capabilities/collect.ts";
import { bulkUpload, contact, conversionEvent, moneyMovement, template } from "./bodies.ts";
import { type Call, day, type MakeCall, ofBusiness } from "./call.ts";
import { agendaCalls } from "./calls/agenda-calls.ts";
import { assistantCalls } from "./calls/assistant-calls.ts";
import { businessCalls } from "./calls/business-calls.ts";
import { closedDateCalls } from "./calls/closed-date-calls.ts";
import { enrollmentCalls } from "./calls/enrollment-calls.ts";
import { formCalls } from "./calls/form-calls.ts";
import { funnelCalls } from "./calls/funnel-calls.ts";
import { privacyCalls } from "./calls/privacy-calls.ts";
import { usualCalls } from "./calls/usual-calls.ts";
import { NOBODY_TOLD } from "./new-device.ts";
import type { Side } from "./side.ts";
import { tokenOf } from "./side.ts";

const FULL = { access: "full", permissions: [] };
const identity: Record<string, MakeCall> = {
  "me.get": () => ({}),
  "member.list": ofBusiness,
  "member.grant": async ({ businessId, make }) => ({
    params: { userId: (await make.staff()).userId },
    body: { businessId, member: FULL },
  }),
  "member.remove": async ({ businessId, make }) => ({
    params: { userId: (await make.staff()).userId },
    query: { businessId },
  }),
  "invitation.create": ({ businessId }) => ({ body: { invitation: { businessId, ...FULL } } }),
  "user.join": async ({ businessId, make }) => {
    const as = await make.newcomer();
    return { as, params: { id: as.userId }, body: { businessId, code: await make.invitation() } };
  },
  "session.revokeAll": async ({ make }) => ({ as: await make.newcomer(), body: {} }),
  "session.list": () => ({}),
  "session.end": async ({ make }) => {
    const as = await make.newcomer();
    const { body } = await as.get("/api/session");
    return { as, params: { id: body.data[0]._id } };
  },
  "audit.list": ofBusiness,
  "device.list": () => ({}),
  "device.add": async ({ make }) => ({ body: { device: await make.device() } }),
  "device.remove": async ({ owner, make }) => {
    const device = await make.device();
    const { body } = await owner.post("/api/device", { device });
    return { params: { id: body.data._id } };
  },
};

const files: Record<string, MakeCall> = {
  "file.upload": ({ businessId, mark }) => ({
    query: { businessId },
    body: { name: `foto ${mark}.png`, file: png().toString("base64") },
  }),
  "file.delete": async ({ businessId, make }) => ({
    query: { businessId },
    body: { public_id: (await make.file()).public_id },
  }),
  "file.deleteByUrl": async ({ businessId, make }) => ({ query: { businessId, url: (await make.file()).url } }),
};

const places: Record<string, MakeCall> = {
  "place.countries": () => ({}),
  "place.states": () => ({ body: { country: "México" } }),
  "place.cities": () => ({ body: { country: "México", state: "Puebla", search: "cholula" } }),
  // the link contains the point itself, so that no service is asked
  "mapLink.expand": () => ({ query: { shortUrl: "https://maps.google.com/?q=19.0414,-98.2063" } }),
};

const businesses: Record<string, MakeCall> = {
  ...closedDateCalls(),
  "specialist.list": ({ businessId, branchId }) => ({ query: { businessId, branchId } }),
  "specialist.search": ({ branchId }) => ({ params: { id: branchId }, query: { search: "esp" } }),
  "client.create": ({ businessId, mark, serviceId, make }) => ({
    body: { client: { ...contact(businessId, mark, make.digits()), interests: { services: [serviceId] } } },
  }),
  "client.edit": async ({ businessId, mark, make }) => {
    const whatsapp = make.digits();
    return { params: { id: await make.contact(whatsapp) }, body: { client: contact(businessId, mark, whatsapp) } };
  },
  "client.search": ({ businessId }) => ({ query: { businessId, search: "perfil" } }),
  "client.list": ({ businessId, contactId }) => ({ query: { businessId, before: contactId } }),
  "client.get": ({ contactId }) => ({ params: { id: contactId } }),
  "client.delete": async ({ make }) => ({ params: { id: await make.contact() } }),
  "client.history": ({ contactId }) => ({ params: { id: contactId } }),
  "client.duplicates": ofBusiness,
  "client.keepApart": async ({ businessId, make }) => ({
    body: { businessId, oneId: await make.contact(), otherId: await make.contact(), apart: true },
  }),
  "client.merge": async ({ businessId, make }) => ({
    body: {
      merge: { businessId, keptId: await make.contact(), goneId: await make.contact(), take: ["name", "email"] },
    },
  }),
  "client.undoMerge": async ({ make }) => ({ params: { id: await make.merge() } }),
  "client.merges": ({ contactId }) => ({ params: { id: contactId } }),
  "client.massive": async ({ businessId, mark, make }) => ({
    body: {
      bussinessId: businessId,
      newClients: [{ name: `Cargada ${mark}`, whatsapp: make.digits(), countryCode: "52", type: "lead" }],
      batchSize: 100,
      importId: await make.import(),
      batch: 1,
    },
  }),
  "client.export": ({ businessId, contactId }) => ({ body: { businessId, ids: [contactId] } }),
  "clientImport.begin": ({ businessId, mark }) => ({ body: { import: { businessId, ...bulkUpload(mark) } } }),
  "clientImport.list": ofBusiness,
  "clientImport.columns": ofBusiness,
  "clientImport.get": ({ importId }) => ({ params: { id: importId } }),
  "clientImport.end": async ({ make }) => ({ params: { id: await make.import() }, body: { state: "done" } }),
  "clientImport.report": ({ importId }) => ({ params: { id: importId } }),
  "clientImport.undo": async ({ make }) => ({ params: { id: await make.import("done") } }),
  "client.directory": ({ businessId, serviceId, mark }) => ({
    query: { businessId, search: mark, type: "lead,client", interestService: serviceId, sort: "-name" },
  }),
  "client.found": ({ businessId, serviceId, mark }) => ({
    query: { businessId, search: mark, type: "lead,client", interestService: serviceId },
  }),
  "client.changeMany": async ({ businessId, make }) => ({
    body: { businessId, ids: [await make.contact()], change: { type: "client", noRespond: true } },
  }),
  "client.deleteMany": async ({ businessId, make }) => ({ body: { businessId, ids: [await make.contact()] } }),
  "clientView.list": ofBusiness,
  "clientView.save": ({ businessId, mark }) => ({
    body: { view: { businessId, name: `Vista ${mark}`, address: `tipo=lead&buscar=${mark}` } },
  }),
  "clientView.delete": async ({ make }) => ({ params: { id: await make.contactView() } }),
};

const catalog: Record<string, MakeCall> = {
  "service.create": (side) => ({ body: { service: services.example(side.exampleIds), ...placesOf(side) } }),
  "service.edit": (side) => ({
    params: { id: side.serviceId },
    body: { service: services.example(side.exampleIds), ...placesOf(side) },
  }),
};

const audiences: Record<string, MakeCall> = {
  "audience.members": async ({ businessId, contactId, make }) => ({
    params: { id: await make.audience() },
    body: { businessId, add: [await make.contact()], remove: [contactId] },
  }),
};

const conversionEvents: Record<string, MakeCall> = {
  "conversionEvent.list": ({ businessId, contactId, conversionEventId: id, serviceId, rows, mark }) => ({
    query: { businessId, clientId: contactId, id, serviceId, productId: rows.product as string, search: mark },
  }),
  "conversionEvent.create": (side) => ({
    body: {
      conversionEvent: { businessId: side.businessId, ...conversionEvent({ ...side, productId: side.rows.product }) },
    },
  }),
  "conversionEvent.edit": (side) => ({
    params: { id: side.conversionEventId },
    body: { conversionEvent: conversionEvent({ ...side, productId: side.rows.product }) },
  }),
  "conversionEvent.delete": async ({ makeConversionEvent }) => ({ params: { id: await makeConversionEvent() } }),
};

const money: Record<string, MakeCall> = {
  "moneyMovement.list": ({ businessId, contactId, moneyMovementId }) => ({
    query: { businessId, clientId: contactId, ids: moneyMovementId },
  }),
  "moneyMovement.totals": ({ businessId, contactId, branchId }) => ({
    query: { businessId, clientId: contactId, branchId },
  }),
  "moneyMovement.create": (side) => ({
    body: {
      moneyMovement: { businessId: side.businessId, ...moneyMovement(side) },
      appointmentId: side.appointmentId,
    },
  }),
  "moneyMovement.edit": (side) => ({ params: { id: side.moneyMovementId }, body: moneyMovement(side) }),
  "moneyMovement.delete": async ({ make }) => ({ params: { id: await make.moneyMovement() } }),
  "stockMovement.list": ({ businessId, branchId, rows, stockMovementId }) => ({
    query: { businessId, branchId, productId: rows.product as string, ids: stockMovementId },
  }),
  "stockMovement.create": ({ businessId, branchId, rows, mark, appointmentId }) => ({
    body: {
      businessId,
      stockMovements: [
        { businessId, branchId, productId: rows.product, quantity: 2, type: "out", comments: `Uso ${mark}` },
      ],
      appointmentId,
    },
  }),
  "creditMovement.list": ofBusiness,
  "creditMovement.create": ({ businessId, team }) => ({
    as: team,
    body: { businessId, creditType: "gpt", amount: 10, totalPrice: 12.5 },
  }),
  "creditBalance.get": ofBusiness,
  "creditSettings.edit": ({ businessId }) => ({
    params: { id: businessId },
    body: { counters: { lowCreditThreshold: 20, creditNotificationInterval: 24 } },
  }),
  "moneyMovementCategory.list": ofBusiness,
  "moneyMovementCategory.create": ({ businessId, mark, exampleIds }) => ({
    body: { businessId, name: `Rubro ${mark} ${exampleIds.next()}` },
  }),
  "moneyMovementCategory.delete": async ({ businessId, make }) => ({
    query: { businessId, name: await make.moneyCategory() },
  }),
};

const conversation: Record<string, MakeCall> = {
  "comment.list": ofBusiness,
  "comment.reply": async ({ make, mark }) => ({
    params: { id: await make.comment() },
    body: { reply: { content: `Gracias ${mark}` } },
  }),
  "channel.connect": ({ businessId, mark, make }) => ({
    body: {
      channel: {
        businessId,
        kind: "whatsapp",
        phoneNumberId: `7${make.digits()}`,
        wabaId: `8${make.digits()}`,
        accessToken: tokenOf(mark),
      },
    },
  }),
  "channel.offerSignUp": ofBusiness,
  "channel.beginSignUp": ({ businessId }) => ({ body: { businessId } }),
  "channel.endSignUp": async ({ businessId, owner, make }) => {
    const { code, state } = await signUpAtMeta(owner, { phone: `22${make.digits().slice(-8)}` });
    return { body: { signUp: { businessId, code, state } } };
  },
  "channel.offerFacebook": ofBusiness,
  "channel.beginFacebook": ({ businessId }) => ({ body: { businessId, kind: "messenger" } }),
  "channel.endFacebook": async ({ businessId, owner, make }) => {
    const { code, state } = await signInAtFacebook(owner, { form: { newPage: `Página ${make.digits()}` } });
    return { body: { signIn: { businessId, code, state } } };
  },
  "channel.connectFacebook": async ({ businessId, owner, make }) => {
    const { code, state } = await signInAtFacebook(owner, { form: { newPage: `Página ${make.digits()}` } });
    const found = await owner.post("/api/channel/facebook", { signIn: { businessId, code, state } });
    const { signInId, accounts } = found.body.data;
    const [{ kind, externalId }] = accounts;
    return { body: { choice: { businessId, signInId, accounts: [{ kind, externalId }] } } };
  },
  "channel.readTest": async ({ owner, channelId, make }) => {
    const test = { countryCode: "52", whatsapp: `22${make.digits().slice(-8)}` };
    const sent = await owner.post(`/api/channel/${channelId}/test`, { test });
    return { params: { id: sent.body.data.messageId } };
  },
  "channel.sendTest": ({ channelId, make }) => ({
    params: { id: channelId },
    body: { test: { countryCode: "52", whatsapp: `22${make.digits().slice(-8)}` } },
  }),
  "channel.list": ofBusiness,
  "channel.edit": ({ channelId, mark }) => ({
    params: { id: channelId },
    body: { channel: { accessToken: tokenOf(mark) } },
  }),
  "channel.check": ({ channelId }) => ({ params: { id: channelId } }),
  "channel.chooseAnswering": async ({ make }) => ({
    params: { id: await make.channel() },
    body: { answering: { assistantId: null } },
  }),
  "channel.disconnect": async ({ make }) => ({ params: { id: await make.channel() } }),
  "template.list": ofBusiness,
  "template.sync": ({ businessId }) => ({ body: { businessId } }),
  "template.create": ({ businessId, mark, make }) => ({
    body: { template: template(businessId, `saludo_${make.digits()}`, mark) },
  }),
  "template.delete": async ({ make }) => ({ params: { id: await make.template() } }),
  "thread.list": ({ businessId, contactId }) => ({ query: { businessId, clientId: contactId } }),
  "thread.countUnread": ofBusiness,
  "message.list": ({ businessId, contactId }) => ({
    query: { businessId, clientId: contactId, includeLogs: "true" },
  }),
  "message.search": ({ businessId }) => ({ query: { businessId, text: "hola" } }),
  "message.listOfNumber": ({ businessId, contactPhone }) => ({
    params: { whatsapp: contactPhone },
    query: { businessId, countryCode: "52" },
  }),
  "thread.markRead": ({ businessId, contactId }) => ({ body: { businessId, clientId: contactId } }),
  "thread.delete": async ({ make }) => ({ params: { id: await make.thread() } }),
  "message.send": ({ businessId, contactId, messageId, mark }) => ({
    body: {
      message: { businessId, clientId: contactId, text: `Respuesta ${mark}`, quotedMessageId: messageId },
    },
  }),
  "message.sendTemplate": ({ businessId, contactId, templateId, mark }) => ({
    body: { message: { businessId, clientId: contactId, templateId, variables: { nombre: `Nombre ${mark}` } } },
  }),
  "thread.countWaiting": ofBusiness,
  "thread.colleagues": ofBusiness,
  "thread.assign": async ({ owner, make }) => ({
    params: { id: await make.thread() },
    body: { assignment: { userId: owner.userId, from: null } },
  }),
  "thread.takeHeld": async ({ make }) => ({ params: { id: await make.heldThread() } }),
  "thread.giveBack": async ({ owner, make }) => {
    const id = await make.heldThread();
    const taken = await owner.post(`/api/thread/${id}/take`, {});
    if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
    return { params: { id } };
  },
  "thread.resolve": async ({ make }) => {
    const { id, lastMessageId } = await make.writtenThread();
    return { params: { id }, body: { resolution: { lastMessageId } } };
  },
  "thread.note": ({ threadId, mark, owner }) => ({
    params: { id: threadId },
    body: { note: { text: `Nota ${mark}`, mentions: [owner.userId] } },
  }),
  "thread.deleteNote": async ({ make }) => ({ params: { id: await make.note() } }),
  "inboxSettings.get": ofBusiness,
  "inboxSettings.edit": ({ businessId }) => ({ body: { businessId, settings: NOBODY_TOLD } }),
  "message.uploadMedia": ({ businessId, mark }) => ({
    query: { businessId },
    body: { name: `corte ${mark}.png`, file: png().toString("base64") },
  }),
  "message.sendMedia": async ({ businessId, contactId, make, mark }) => ({
    body: {
      message: { businessId, clientId: contactId, fileId: await make.chatFile(), caption: `Foto ${mark}` },
    },
  }),
  "message.fetchMedia": async ({ make }) => ({ params: { id: await make.lostMedia() } }),
  "message.resend": async (side) => ({ params: { id: await side.make.unsentMessage() } }),
};

const growth: Record<string, MakeCall> = {
  "notification.list": ({ businessId, contactId }) => ({ query: { businessId, cId: contactId } }),
  "notification.reach": ({ businessId, contactId }) => ({ query: { businessId, cId: contactId } }),
  "notification.listOfAppointment": ({ appointmentId }) => ({ params: { id: appointmentId } }),
  "notification.create": ({ businessId, contactId, mark }) => ({
    body: {
      notification: {
        businessId,
        clientId: contactId,
        text: `Aviso ${mark}`,
        deliveryDate: `${day(20)}T10:00:00-06:00`,
      },
    },
  }),
  "notification.sendNow": async ({ make }) => ({ params: { id: await make.notification() } }),
  "notification.withdraw": async ({ make }) => ({ params: { id: await make.notification() } }),
};

/** Those that are not in the `proofs.ts` of a capability yet. */
const OWN: Record<string, MakeCall> = {
  ...identity,
  ...files,
  ...places,
  ...businesses,
  ...catalog,
  ...enrollmentCalls,
  ...formCalls,
  ...conversionEvents,
  ...money,
  ...businessCalls(),
  ...agendaCalls(),
  ...audiences,
  ...funnelCalls,
  ...conversation,
  ...growth,
  ...assistantCalls(),
  ...privacyCalls(),
};

export const CALLS: Record<string, MakeCall> = {
  ...usualCalls(),
  ...collect<MakeCall>("good calls", ({ calls }) => calls, OWN),
};

/** Returns a call of this route that would succeed. */
export async function goodCall(name: string, side: Side): Promise<Call> {
  const make = CALLS[name];
  if (!make)
    throw new Error(
      `${name} has no good call: 'calls' in the capability's proofs.ts gives one for each declared route`,
    );
  return make(side);
}

function placesOf({ branchId, specialistId }: Side) {
  return { branches: [branchId], specialists: [specialistId] };
}
