// Actions of staff before and while processes die. They retry until a call is accepted, as a browser does while the
// server is down; a key makes it one message.
import { png } from "../../../server/test/sample-files.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import type { FrontDesk } from "../front-desk.ts";

/** A person who wrote to the attended business, and their contact there. */
export type Guest = { from: string; clientId: string };
type Answer = { status: number; body: unknown };

const PATIENCE_MS = 240_000;

export async function untilTaken(call: () => Promise<Answer>): Promise<void> {
  await eventually(async () => {
    const { status, body } = await call();
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  }, PATIENCE_MS);
}

/** Each guest has written to the attended business; all processes are alive. */
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

/** Uploads a file for each of them, ready to be sent. */
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

/** Its id, after the channel has approved it. */
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
  // does not wait for the check that is planned a minute later
  await processes.owner.query(
    "update pgboss.job set start_after = now() where name like 'templates-due.%' and state = 'created'",
  );
  return made.body.data._id;
}

/** The owner gets alarms by mail and on this device. Returns its id in the sandbox. */
export async function addDevice({ sandbox, processes, attended }: FrontDesk): Promise<string> {
  const { owner } = attended;
  await processes.owner.query("update users set email_verified = true where id = $1", [owner.userId]);
  const { id, endpoint, keys } = await sandbox.call("POST", "/push/devices");
  const added = await owner.post("/api/device", { device: { endpoint, keys, name: "Teléfono de prueba" } });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  return id;
}
