// What the people of a business do before and while processes die: they write until it is taken, as a browser does that finds
// the server away; a key makes it one message.
import { png } from "../../../server/test/sample-files.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import type { FrontDesk } from "../front-desk.ts";

/** Somebody who wrote to the attended business, and how it is known there. */
export type Guest = { from: string; clientId: string };
type Answer = { status: number; body: unknown };

const PATIENCE_MS = 240_000;

export async function untilTaken(call: () => Promise<Answer>): Promise<void> {
  await eventually(async () => {
    const { status, body } = await call();
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  }, PATIENCE_MS);
}

/** Each has said hello to the attended business; all processes are alive. */
export async function greetedGuests({ sandbox, attended }: FrontDesk, numbers: readonly string[]): Promise<Guest[]> {
  const { owner, businessId, phoneNumberId } = attended;
  for (const from of numbers) await sandbox.write({ to: phoneNumberId, from, text: "hola", name: `Ana ${from}` });
  const guests: Guest[] = [];
  for (const from of numbers) {
    await eventually(async () => {
      const found = await owner.get(`/api/client/search?businessId=${businessId}&search=${from}`);
      guests.push({ from, clientId: found.body.data[0]._id });
    }, 60_000);
  }
  return guests;
}

/** Ready to be sent to each of them. */
export async function readyFiles({ attended }: FrontDesk, guests: readonly Guest[]): Promise<Map<Guest, string>> {
  const { owner, businessId } = attended;
  const ready = new Map<Guest, string>();
  for (const guest of guests) {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(png(16))]), `para ${guest.from}.png`);
    const put = await owner.send("POST", `/api/thread/files?businessId=${businessId}`, form);
    ready.set(guest, put.body.data.fileId);
  }
  return ready;
}

/** Its id, once the channel has approved it. */
export async function approvedTemplate({ sandbox, processes, attended }: FrontDesk): Promise<string> {
  const { owner, businessId } = attended;
  await sandbox.fail({ templateApprovalMs: 20 });
  const body = "Hola {{nombre}}, te esperamos en {{negocio}}. Responde si no puedes venir.";
  const template = { businessId, name: "recordatorio", purpose: "appointment_reminder", body };
  const made = await owner.post("/api/whatsapp-template", { template });
  await eventually(async () => {
    const listed = await owner.get(`/api/whatsapp-template?businessId=${businessId}`);
    const status = listed.body.data.templates[0]?.status;
    if (status !== "APPROVED") throw new Error(`the template is ${status}`);
  }, 30_000);
  // the look at it that is planned for a minute later need not be waited for
  await processes.owner.query(
    "update pgboss.job set start_after = now() where name like 'templates-due.%' and state = 'created'",
  );
  return made.body.data._id;
}

/** The owner is told by mail and on this device. Its id in the outside world. */
export async function addDevice({ sandbox, processes, attended }: FrontDesk): Promise<string> {
  const { owner } = attended;
  await processes.owner.query("update users set email_verified = true where id = $1", [owner.userId]);
  const { id, endpoint, keys } = await sandbox.call("POST", "/push/devices");
  const added = await owner.post("/api/device", { device: { endpoint, keys, name: "Teléfono de prueba" } });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  return id;
}
