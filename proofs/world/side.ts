// One of two businesses that mirror each other: the same rows with other ids, and its own mark in every text, so that
// any letter of it elsewhere is a leak.

import type { AnyResource, ExampleIds } from "@mostrador/domain/kit/resource.ts";
import { RESOURCES } from "@mostrador/domain/manifests.ts";
import { createSigner } from "../../server/src/kernel/sign.ts";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { connectGoogle } from "../../server/test/providers/google.ts";
import { png, upload } from "../../server/test/sample-files.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { giveCredits, holdCredits } from "../../server/test/shops/give-credits.ts";
import { connectSeller, permissionOf } from "../../server/test/shops/paying-shop.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { connectNumber, eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";
import {
  assistant,
  block,
  booking,
  branch,
  bulkUpload,
  business,
  CONFIRMED,
  contact,
  moneyMovement,
  service,
} from "./bodies.ts";
import { liftLimits } from "./lift-limits.ts";
import { makeConversation } from "./make-conversation.ts";
import { makeMedia } from "./make-media.ts";
import { makeNumbers } from "./make-numbers.ts";
import { NOBODY_TOLD, newDevice } from "./new-device.ts";
import { payOnline } from "./pay-online.ts";

/** The secret that no answer may contain, even to its owner; it includes the side's mark. */
export const tokenOf = (mark: string) => `EAAtoken${mark}`;

const HOUR = 3600_000;
const MONTH = 30 * 24 * HOUR;

export type Side = Awaited<ReturnType<typeof buildSide>>;

/** `team`: an admin, who sends credits. */
export async function buildSide(
  product: Pick<TestProduct, "person" | "owner">,
  sandbox: Sandbox,
  mark: string,
  team: Caller,
) {
  const owner = await product.person(`Dueña ${mark}`);
  const post = async (path: string, body: object): Promise<string> => {
    const answer = await owner.post(path, body);
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return (Array.isArray(answer.body.data) ? answer.body.data[0] : answer.body.data)._id;
  };
  let made = 0;
  let freed = 0;
  const next = () => ++made;
  let contactPhone = "";
  let phoneNumberId = "";
  const digits = () => `55${mark.charCodeAt(2)}${String(next()).padStart(6, "0")}`;
  const businessId = await post("/api/business", { business: business(mark) });
  owner.businessId = businessId;
  await giveCredits(product.owner, businessId);
  await liftLimits(product.owner, businessId);
  await holdCredits(product.owner, businessId, mark);
  /** Creates new rows, for calls that use one up. */
  const make = {
    digits,
    /** An hour that nothing else of this side takes. */
    hour: () => new Date(Math.ceil((Date.now() + MONTH) / HOUR) * HOUR + next() * 11 * HOUR).toISOString(),
    branch: () => post("/api/branch", { branch: branch(businessId, `Sucursal ${mark} ${next()}`.slice(0, 30), mark) }),
    specialist: () =>
      post("/api/specialist", {
        specialist: { businessId, branchId: main.branchId, name: `Especialista ${mark} ${next()}`, whatsapp: digits() },
      }),
    service: () =>
      post("/api/service", {
        service: service(businessId, `Servicio ${mark} ${next()}`, mark),
        branches: [main.branchId],
        specialists: [main.specialistId],
      }),
    import: async (state?: "done") => {
      const id = await post("/api/client/import", { import: { businessId, ...bulkUpload(mark) } });
      if (state) await owner.patch(`/api/client/import/${id}`, { state });
      return id;
    },
    contact: (whatsapp = digits()) => post("/api/client", { client: contact(businessId, mark, whatsapp) }),
    merge: async () => {
      const [keptId, goneId] = [await make.contact(), await make.contact()];
      const answer = await owner.post("/api/client/merge", { merge: { businessId, keptId, goneId } });
      if (answer.status >= 300) throw new Error(`two contacts were not merged: ${JSON.stringify(answer.body)}`);
      return answer.body.data.merge._id as string;
    },
    /** An audience with a fixed list. */
    audience: () =>
      post("/api/audience", {
        audience: { businessId, name: `Lista ${mark} ${next()}`, description: mark, clients: [main.contactId] },
      }),
    contactView: () =>
      post("/api/clientView", { view: { businessId, name: `Vista ${mark} ${next()}`, address: `buscar=${mark}` } }),
    appointment: () =>
      post("/api/appointment", { appointment: booking({ ...main, businessId, mark, start: make.hour() }) }),
    visit: () =>
      post("/api/visit", {
        visit: {
          ...{ businessId, branchId: main.branchId, clientId: main.contactId, start: make.hour() },
          ...{
            lines: [1, 2].map(() => ({ serviceId: main.serviceId, specialistId: main.specialistId, minutes: 30 })),
            ...CONFIRMED,
          },
        },
      }),
    block: () =>
      post("/api/block", {
        block: { ...block(make.hour(), mark), businessId, branchId: main.branchId, specialists: [main.specialistId] },
      }),
    /** A free hour of the booking page, on other days than the previous one. */
    freeHour: async (isLast = false): Promise<string> => {
      // the proofs book more from one address than a stranger may
      await product.owner.query("delete from attempts");
      const days = (from: number) => new Date(Date.now() + from * 24 * HOUR).toISOString().slice(0, 10);
      const { serviceId, branchId } = main;
      const ahead = 3 * freed++;
      const from = 2 + (ahead % 168);
      const asked = new URLSearchParams({ serviceId, branchId, from: days(from), to: days(from + 6) });
      // only for the specialist with held slots: another one may be free when she is booked
      asked.set("specialistId", main.specialistId);
      const { hours } = (await owner.get(`${page}/hours?${asked}`)).body.data;
      return hours.at(isLast ? -1 : Math.floor(ahead / 168) % hours.length).start;
    },
    /** The link of a stranger's booking. */
    booking: async (): Promise<string> => {
      const { serviceId, branchId } = main;
      const person = { name: `Persona ${mark}`, whatsapp: digits(), key: `key-${digits()}` };
      const booking = { ...person, serviceId, branchId, start: await make.freeHour() };
      return tokenIn(await owner.post(`${page}/booking`, { booking }));
    },
    /** A number with the code that was sent to it. */
    code: async () => {
      const [whatsapp, code] = [digits(), "123456"];
      const hash = createSigner(TEST_SECRET).mark("código", businessId, `52${whatsapp}`, code);
      await product.owner.query(
        "insert into reservation_codes (business_id, phone, code_hash, expires_at) values ($1, $2, $3, now() + interval '10 minutes')",
        [businessId, `52${whatsapp}`, hash],
      );
      return { whatsapp, code };
    },
    /** The link of a stranger in the waiting list. */
    ownWaiting: async (): Promise<string> => {
      const { serviceId, branchId } = main;
      const person = { name: `Persona ${mark}`, whatsapp: digits(), key: `key-${digits()}` };
      return tokenIn(await owner.post(`${page}/waiting`, { waiting: { ...person, serviceId, branchId, part: "any" } }));
    },
    /** The same, with a held slot. */
    heldPlace: async (): Promise<string> => {
      const token = await make.ownWaiting();
      const entryId = Buffer.from(token.slice(0, 22), "base64url").toString("hex");
      const blockId = await make.block();
      // skips an hour that another entry holds
      for (let held = 0; held === 0; ) {
        const { rowCount } = await product.owner.query(
          `insert into waiting_offers (business_id, id, entry_id, specialist_id, starts, ends, block_id, held_until, created_at)
            values ($1, gen_random_uuid(), $2, $3, $4, $4::timestamptz + interval '45 minutes', $5, now() + interval '1 hour', now())
            on conflict do nothing`,
          [businessId, entryId, main.specialistId, await make.freeHour(true), blockId],
        );
        held = rowCount ?? 0;
      }
      return token;
    },
    /** An entry of a contact without a booking: a booking ends the wait. */
    waiting: async () =>
      post("/api/waiting", {
        waiting: {
          businessId,
          clientId: await make.contact(),
          serviceId: main.serviceId,
          branchId: main.branchId,
        },
      }),
    file: async (): Promise<{ url: string; public_id: string }> => {
      const { status, body } = await upload(owner, png(), `foto ${mark}.png`);
      if (status !== 201) throw new Error(`the upload answered ${status}: ${JSON.stringify(body)}`);
      return body.data;
    },
    moneyMovement: () =>
      post("/api/moneyMovement", { moneyMovement: { businessId, ...moneyMovement({ ...main, mark }) } }),
    moneyCategory: async () => {
      const name = `Rubro ${mark} ${next()}`;
      await owner.post("/api/moneyMovementCategory", { businessId, name });
      return name;
    },
    notification: () =>
      post("/api/notification", {
        notification: {
          businessId,
          clientId: main.contactId,
          text: `Aviso ${mark}`,
          deliveryDate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
          deletable: true,
        },
      }),
    /** Connects the seller's account, also after a call disconnected it. */
    seller: () => connectSeller(owner),
    permission: () => permissionOf(owner, businessId),
    assistant: () => post("/api/assistant", { assistant: assistant(businessId, mark) }),
    channel: async () => {
      const connected = await connectNumber(owner, { accessToken: tokenOf(mark) });
      if (connected.answer.status !== 201) throw new Error(JSON.stringify(connected.answer.body));
      return connected.channelId;
    },
    /** A browser with a push subscription, in the browser's own format. */
    device: () => newDevice(sandbox),
    /** A connected account linked with no specialist; it sorts after the side's own, which is the first. */
    googleAccount: (): Promise<string> => connectGoogle(owner, `zz.${mark.toLowerCase()}.${next()}@gmail.test`),
    /** A question about an appointment whose event was deleted in Google. */
    question: async (): Promise<string> => {
      const id: string = await make.appointment();
      await product.owner.query(
        "insert into calendar_questions (business_id, appointment_id, specialist_id, kind, asked_at) values ($1, $2, $3, 'deleted', now())",
        [businessId, id, main.specialistId],
      );
      return id;
    },
    ...makeNumbers(owner, digits, () => ({
      ...{ owner: product.owner, sandbox, businessId, phoneNumberId },
      staff: (): Promise<Caller> => make.staff([{ pageId: 6, actions: ["view"] }]),
    })),
    ...makeConversation({
      ...{ database: product.owner, owner, sandbox, post, businessId, mark, digits },
      number: () => phoneNumberId,
      contactId: () => main.contactId,
    }),
    ...makeMedia({ mirrorOwner: product.owner, owner, sandbox, businessId, number: () => phoneNumberId, mark, digits }),
    /** A signed-in person who belongs to no business. */
    newcomer: () => product.person(`Persona ${mark} ${next()}`),
    /** A staff member with these rights. */
    staff: async (permissions: object[] = []): Promise<Caller> => {
      const person = await make.newcomer();
      const code = await make.invitation(permissions);
      const joined = await person.put(`/api/user/${person.userId}`, { businessId, code });
      if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
      person.businessId = businessId;
      return person;
    },
    invitation: async (permissions: object[] = []): Promise<string> => {
      const asked = { invitation: { businessId, access: "limited", permissions } };
      return (await owner.post("/api/invitation", asked)).body.data.code;
    },
  };
  const settled = await owner.put("/api/reservation-settings", {
    businessId,
    settings: { isOn: true, noticeHours: 0, daysAhead: 180 },
  });
  const search: string = settled.body.data.search;
  const page = `/api/reservar/${search}`;
  const main = { branchId: "", specialistId: "", serviceId: "", contactId: "" };
  main.branchId = await make.branch();
  main.specialistId = await make.specialist();
  main.serviceId = await make.service();
  const connected = await connectNumber(owner, { accessToken: tokenOf(mark) });
  const { wabaId, channelId } = connected;
  phoneNumberId = connected.phoneNumberId;
  contactPhone = digits();
  // no alarm about waiting customers is sent while rows are compared
  await owner.put("/api/inbox-settings", { businessId, settings: NOBODY_TOLD });
  const wrote = { to: phoneNumberId, from: contactPhone, text: `Hola ${mark}`, name: `Perfil ${mark}` };
  await sandbox.write(wrote);
  const thread = await eventually(async () => {
    const [first] = (await owner.get(`/api/thread?businessId=${businessId}`)).body.data.threads;
    if (!first?.waitingSince) throw new Error("the first message did not arrive");
    return first;
  });
  main.contactId = thread.clientId;
  const messages = await owner.get(`/api/thread/messages?businessId=${businessId}&clientId=${thread.clientId}`);
  const appointmentId = await make.appointment();
  const blockId = await make.block();
  const moneyMovementId = await make.moneyMovement();
  const assistantId = await make.assistant();
  const testNumberId = await make.testNumber();
  // it would answer on its own and change rows while they are compared
  await owner.patch(`/api/assistant/${assistantId}`, { isWorking: false });
  const templateId = await make.template();
  const importId = await make.import();
  const uploaded = { name: `Cargada ${mark}`, whatsapp: digits(), countryCode: "52", type: "lead" };
  await owner.post("/api/client/massive", { bussinessId: businessId, newClients: [uploaded], importId });
  await make.file();
  await make.notification();
  const googleEmail = `${mark.toLowerCase()}@gmail.test`;
  await connectGoogle(owner, googleEmail);
  await product.owner.query(
    `insert into busy_times (business_id, id, specialist_id, source, title, starts, ends)
      values ($1, gen_random_uuid(), $2, $3, $3, '2020-01-06T10:00Z', '2020-01-06T11:00Z')`,
    [businessId, main.specialistId, `Dentista ${mark}`],
  );
  await make.question();
  await make.answeredComment();
  await owner.post("/api/channel/facebook/begin", { businessId, kind: "messenger" });
  const staff = await make.staff();
  await connectSeller(owner);
  const paid = await payOnline({ owner, sandbox, post, mark, hour: make.hour }, { businessId, ...main });
  const rows: Record<string, string> = {
    branch: main.branchId,
    specialist: main.specialistId,
    service: main.serviceId,
    assistant: assistantId,
    client: main.contactId,
  };
  const exampleIds: ExampleIds = {
    businessId,
    mark,
    next,
    idOf(resource) {
      const id = rows[resource];
      if (!id) throw new Error(`An example names a ${resource}, which comes after it in the manifests.`);
      return id;
    },
  };
  /** A new row of a resource. */
  const makeRow = (resource: AnyResource) =>
    post(resource.routes.create.path, { [resource.body]: resource.example(exampleIds) });
  for (const resource of RESOURCES) rows[resource.name] ??= await makeRow(resource);
  const { phases } = (await owner.get(`/api/funnel/${rows.funnel}`)).body.data;
  const scenarioId: string = phases[0].scenarios[1]._id;
  await owner.put(`/api/funnel/${rows.funnel}/client/${main.contactId}`, { businessId, scenarioId });
  return {
    mark,
    owner,
    team,
    /** Creates a row by this call of the owner and returns its id. */
    post,
    /** The owner of the database. */
    database: product.owner,
    sandbox,
    /** Limited, with an empty list: it may do nothing. */
    staff,
    businessId,
    search,
    ...main,
    contactPhone,
    appointmentId,
    blockId,
    moneyMovementId,
    assistantId,
    testNumberId,
    templateId,
    importId,
    ...paid,
    channelId,
    /** The address of the connected Google account. */
    googleEmail,
    phoneNumberId,
    wabaId,
    threadId: thread._id as string,
    messageId: messages.body.data.messages[0]._id as string,
    /** One row of each resource, by its name. */
    rows,
    exampleIds,
    make,
    makeRow,
  };
}

/** The token of the link that the booking page returns. */
function tokenIn({ status, body }: Reply): string {
  if (!body.data?.token) throw new Error(`the booking page answered ${status}: ${JSON.stringify(body)}`);
  return body.data.token;
}
