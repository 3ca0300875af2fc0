import { z } from "zod";
import type { BusinessNumber } from "../world/numbers.ts";
import type { World } from "../world/world.ts";

const id = (what: string) => z.string({ error: `Falta ${what}.` }).regex(/^\d{5,20}$/, `${what}: solo dígitos.`);
const words = (what: string) =>
  z
    .string({ error: `Falta ${what}.` })
    .trim()
    .min(1, `Falta ${what}.`)
    .max(200);

const numberSchema = z.strictObject({
  phoneNumberId: id("'phoneNumberId'"),
  wabaId: id("'wabaId'"),
  displayPhoneNumber: words("'displayPhoneNumber'"),
  businessName: words("'businessName'"),
  accessToken: words("'accessToken'"),
  callbackUrl: z.url({ protocol: /^https?$/, error: "'callbackUrl' no es una dirección." }).nullish(),
});

/** Creates or updates a business number. Saving the same data twice changes nothing. */
export function saveNumber(world: World, body: unknown): { number: BusinessNumber; fresh: boolean } {
  const { callbackUrl, ...number } = numberSchema.parse(body);
  const fresh = world.numbers.byId(number.phoneNumberId) === undefined;
  const account = world.numbers.account(number.wabaId);
  const { standing } = world.numbers.byId(number.phoneNumberId) ?? {};
  world.numbers.save({ ...number, ...(standing ? { standing } : {}) });
  world.numbers.saveAccount({
    wabaId: number.wabaId,
    accessToken: number.accessToken,
    callbackUrl: callbackUrl === undefined ? account?.callbackUrl : (callbackUrl ?? undefined),
    subscribed: true,
  });
  world.changed();
  world.live.publish({ kind: "numbers" });
  return { number, fresh };
}

/** The number without its token. */
export function toldNumber(world: World, number: BusinessNumber) {
  const { phoneNumberId, businessName, displayPhoneNumber, standing } = number;
  const wabaId = world.numbers.wabaOf(number);
  const agent = standing?.agent?.isOn ? { hasAgent: true } : {};
  return { channel: "whatsapp", phoneNumberId, businessName, displayPhoneNumber, wabaId, ...agent };
}
