// Checks that each picture of the attended customers is stored once, and that each file, template and planned message
// arrives once or is parked and shown. The owner gets one alarm for each customer who waits, and none for an answered
// one.
import type { FrontDesk } from "../front-desk.ts";
import { type Groups, PICTURES, PLANNED, plannedText } from "./groups.ts";
import type { Guest } from "./staff.ts";

export type GuestAccount = {
  /**
   * How many arrived once: incoming pictures, outgoing files, templates and planned messages. `parked`: unknown, shown
   * to staff.
   */
  once: Record<keyof Groups, number>;
  parked: number;
  /** Mails and notices of waiting customers. */
  mails: number;
  notices: number;
  lost: string[];
  twice: string[];
  /** Alarms about customers who no longer waited. */
  late: string[];
};
type PhoneMessage = { direction: string; type: string; text: string };
type Letter = { subject: string; text: string };
type Notice = { device: string; note: { url: string } };

export async function accountOfGuests(desk: FrontDesk, groups: Groups, device: string): Promise<GuestAccount> {
  const once = { pictures: 0, files: 0, templates: 0, planned: 0 };
  const account: GuestAccount = { once, parked: 0, mails: 0, notices: 0, lost: [], twice: [], late: [] };
  const note = (kind: keyof Groups, what: string, times: number, parked = 0) => {
    if (times === 1) once[kind] += 1;
    else if (times > 1) account.twice.push(`${what} came ${times} times`);
    else if (parked > 0) account.parked += 1;
    else account.lost.push(what);
  };
  for (const { from, clientId } of groups.pictures) {
    const rows = await desk.rows(
      `select m.id, m.media->>'state' as state, count(u.file_id)::int as files from messages m
        join threads t on t.id = m.thread_id left join file_uses u on u.row_id = m.id
        where t.contact_id = $1 and m.role = 'user' and m.media is not null group by m.id, m.business_id`,
      [clientId],
    );
    for (const row of rows)
      note("pictures", `a picture of ${from} (${row.state})`, row.state === "ready" ? row.files : 0);
    for (let lacking = rows.length; lacking < PICTURES; lacking += 1) account.lost.push(`a picture of ${from}`);
    if (rows.length > PICTURES) account.twice.push(`${rows.length} pictures of ${from}`);
  }
  const heard = async ({ from }: Guest): Promise<PhoneMessage[]> =>
    (await desk.sandbox.chat(desk.attended.phoneNumberId, from)).filter(({ direction }) => direction === "out");
  const unknown = async ({ clientId }: Guest, text = "") =>
    (
      await desk.rows(
        `select m.id from messages m join threads t on t.id = m.thread_id
          where t.contact_id = $1 and m.status = 'unknown' and ($2 = '' or m.text = $2)`,
        [clientId, text],
      )
    ).length;
  for (const kind of ["files", "templates"] as const) {
    for (const guest of groups[kind]) {
      const came = (await heard(guest)).filter(({ type }) => (kind === "files" ? type === "image" : type !== "image"));
      note(kind, `what ${guest.from} was sent (${kind})`, came.length, await unknown(guest));
    }
  }
  for (const guest of groups.planned) {
    const said = await heard(guest);
    for (let n = 0; n < PLANNED; n += 1) {
      const wanted = plannedText(n, guest.from);
      const times = said.filter(({ text }) => text === wanted).length;
      note("planned", wanted, times, times === 0 ? await unknown(guest, wanted) : 0);
    }
  }
  await accountOfAlarms(desk, groups, device, account);
  return account;
}

async function accountOfAlarms(desk: FrontDesk, groups: Groups, device: string, account: GuestAccount): Promise<void> {
  const { email } = desk.attended.owner;
  const letters = (await desk.sandbox.call("GET", `/mail/messages?to=${encodeURIComponent(email)}`)).messages;
  const notices = (await desk.sandbox.call("GET", "/push/messages")).messages as Notice[];
  const mailsOf = ({ clientId }: Guest) =>
    letters.filter(({ subject, text }: Letter) => subject.includes("respuesta") && text.includes(clientId)).length;
  const noticesOf = ({ clientId }: Guest) =>
    notices.filter((one) => one.device === device && one.note.url.includes(clientId)).length;
  for (const guest of [...groups.pictures, ...groups.planned]) {
    for (const [what, times] of [
      ["mail", mailsOf(guest)],
      ["notice", noticesOf(guest)],
    ] as const) {
      if (times === 0) account.lost.push(`no ${what} tells that ${guest.from} waits`);
      if (times > 1) account.twice.push(`${times} ${what}s tell that ${guest.from} waits`);
      account[what === "mail" ? "mails" : "notices"] += times;
    }
  }
  for (const guest of [...groups.files, ...groups.templates]) {
    const told = mailsOf(guest) + noticesOf(guest);
    if (told > 0) account.late.push(`${told} alarms of ${guest.from}, who was answered`);
  }
}
