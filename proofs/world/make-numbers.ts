// Creates test numbers, staff numbers and assistant tests for the proofs' calls. It resets their limits by day, by
// count and of one at a time before each call.
import { EXAMPLES } from "@mostrador/domain/automation/assistants/test-conversations/examples.ts";
import type { Caller } from "../../server/test/caller.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";

type World = {
  owner: TestProduct["owner"];
  sandbox: Sandbox;
  businessId: string;
  /** The business's own number. */
  phoneNumberId: string;
  digits: () => string;
  /** A staff member who sees the agenda. */
  staff: () => Promise<Caller>;
};

export function makeNumbers(owner: Caller, digits: () => string, world: () => Omit<World, "digits">) {
  const here = (): World => ({ ...world(), digits });
  const { businessId } = world();
  const make = {
    /** A code that makes its user an owner, as if created by a team member who is in no other row. */
    handover: async (): Promise<string> => {
      const asked = { invitation: { businessId, access: "full", permissions: [] } };
      const { _id, code } = (await owner.post("/api/invitation", asked)).body.data;
      await here().owner.query("update invitations set role = 'owner', created_by = null where id = $1", [_id]);
      return code;
    },
    testNumber: async (): Promise<string> => {
      await roomForTests(here());
      const testNumber = { businessId, name: "Prueba", countryCode: "52", whatsapp: `22${digits().slice(-8)}` };
      return (await owner.post("/api/testNumber", { testNumber })).body.data._id;
    },
    roomForTests: () => roomForTests(here()),
    testConversation: async (): Promise<string> => {
      await roomForTests(here());
      const testConversation = { businessId, ...EXAMPLES[0], name: `Prueba ${digits()}` };
      return (await owner.post("/api/testConversation", { testConversation })).body.data._id;
    },
    /** A finished run: a worker would change rows while they are compared. */
    testRun: async (assistantId: string): Promise<string> => {
      const { rows } = await here().owner.query(
        `insert into test_runs (business_id, id, assistant_id, draft, settings, version, settings_changed,
            conversation_ids, status, started_by, created_at)
          values ($1, gen_random_uuid(), $2, '{}', '{}', 1, '[]', '[]', 'done', 'Prueba', now()) returning id`,
        [businessId, assistantId],
      );
      return rows[0].id;
    },
    noRun: () => noRun(here()),
    /** The data for requesting a code, and a code that arrived. */
    freeToAsk: () => freeToAsk(here(), owner.userId),
    staffCode: (caller = owner) => codeOf(here(), caller),
    /** A person with a verified number. */
    staffNumber: async (): Promise<string> => {
      const person = await world().staff();
      const code = await codeOf(here(), person);
      const proved = await person.post("/api/staffNumber", { staffNumber: { businessId, code } });
      if (proved.status !== 200) throw new Error(JSON.stringify(proved.body));
      return person.userId;
    },
  };
  return make;
}

/** Only one run can be in progress: ends that of the call before. */
async function noRun({ owner, businessId }: World): Promise<void> {
  await owner.query("update test_runs set status = 'done' where business_id = $1 and status = 'running'", [businessId]);
}

/** A number that may request a code: it wrote a moment ago and is not verified. */
async function freeToAsk({ owner, sandbox, businessId, phoneNumberId, digits }: World, userId: string) {
  await owner.query("delete from staff_numbers where business_id = $1 and user_id = $2", [businessId, userId]);
  const whatsapp = `22${digits().slice(-8)}`;
  await sandbox.write({ to: phoneNumberId, from: `52${whatsapp}`, text: "hola" });
  const written = `select 1 from threads t join contacts c on c.business_id = t.business_id and c.id = t.contact_id
    where t.business_id = $1 and c.phone like '%' || $2`;
  await eventually(async () => {
    if ((await owner.query(written, [businessId, whatsapp])).rowCount === 0) throw new Error("nobody wrote yet");
  });
  return { businessId, countryCode: "52", whatsapp };
}

/** A code that was sent to this caller. */
async function codeOf(world: World, caller: Caller): Promise<string> {
  const { sandbox, phoneNumberId } = world;
  const staffNumber = await freeToAsk(world, caller.userId);
  const asked = await caller.post("/api/staffNumber/code", { staffNumber });
  // a caller without the right to request a code has none to type in
  if (asked.status !== 200) return "000000";
  return eventually(async () => {
    const said: { text?: string }[] = await sandbox.chat(phoneNumberId, `52${staffNumber.whatsapp}`);
    const code = said.map(({ text = "" }) => /^(\d{6}) es tu código/.exec(text)?.[1]).find(Boolean);
    if (!code) throw new Error("no code came");
    return code;
  });
}

/** Makes room in the list; the newest numbers stay. */
async function roomForTests({ owner, businessId }: World): Promise<void> {
  const old = `select id from test_numbers where business_id = $1 order by created_at, id`;
  const { rows } = await owner.query(old, [businessId]);
  const gone = rows.slice(1, Math.max(1, rows.length - 6)).map(({ id }) => id);
  await owner.query("delete from test_numbers where business_id = $1 and id = any ($2::uuid[])", [businessId, gone]);
  await owner.query(
    `delete from test_conversations where business_id = $1 and id in (select id from test_conversations
      where business_id = $1 order by created_at desc, id offset 20)`,
    [businessId],
  );
}
