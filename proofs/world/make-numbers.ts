// The numbers behind two audiences, for the calls of the proofs: what bounds them by day or by count is put back each time.
import type { Caller } from "../../server/test/caller.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";

type World = {
  owner: TestProduct["owner"];
  sandbox: Sandbox;
  businessId: string;
  /** The business's own number, and one that wrote to it. */
  phoneNumberId: string;
  contactPhone: string;
};

export function makeNumbers(owner: Caller, digits: () => string, world: () => World) {
  const { businessId } = world();
  return {
    testNumber: async (): Promise<string> => {
      await roomForTests(world());
      const testNumber = { businessId, name: "Prueba", countryCode: "52", whatsapp: `22${digits().slice(-8)}` };
      return (await owner.post("/api/testNumber", { testNumber })).body.data._id;
    },
    roomForTests: () => roomForTests(world()),
    /** What a code is asked with, and one that came. */
    freeToAsk: () => freeToAsk(world()),
    staffCode: (caller = owner) => codeOf(world(), caller),
    /** The owner's own number is proved. */
    staffNumber: async (): Promise<string> => {
      const code = await codeOf(world(), owner);
      const proved = await owner.post("/api/staffNumber", { staffNumber: { businessId, code } });
      if (proved.status !== 200) throw new Error(JSON.stringify(proved.body));
      return owner.userId;
    },
  };
}

/** `contactPhone` in its two parts. */
function partsOf(contactPhone: string) {
  return { countryCode: contactPhone.slice(0, 2), whatsapp: contactPhone.slice(2) };
}

/** A number for which a code may be asked. */
async function freeToAsk({ owner, businessId, contactPhone }: World) {
  await owner.query("delete from staff_numbers where business_id = $1", [businessId]);
  return { businessId, ...partsOf(contactPhone) };
}

/** A code that was sent to whoever calls. */
async function codeOf(world: World, caller: Caller): Promise<string> {
  const { sandbox, phoneNumberId, contactPhone } = world;
  const codes = async (): Promise<string[]> =>
    (await sandbox.chat(phoneNumberId, contactPhone)).flatMap(
      (message: { text?: string }) => /^(\d{6}) es tu código/.exec(message.text ?? "")?.[1] ?? [],
    );
  const before = (await codes()).length;
  const asked = await caller.post("/api/staffNumber/code", { staffNumber: await freeToAsk(world) });
  // whoever may not ask has none to type in
  if (asked.status !== 200) return "000000";
  return eventually(async () => {
    const code = (await codes())[before];
    if (!code) throw new Error("no code came");
    return code;
  });
}

/** Room in the list. */
async function roomForTests({ owner, businessId }: World): Promise<void> {
  const [kept] = (
    await owner.query("select id from test_numbers where business_id = $1 order by id limit 1", [businessId])
  ).rows;
  await owner.query("delete from test_numbers where business_id = $1 and id <> $2", [
    businessId,
    kept?.id ?? businessId,
  ]);
}
