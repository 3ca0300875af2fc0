import { z } from "zod";
import type { World } from "../../world/world.ts";
import { missingObject } from "../graph/authorize.ts";
import { notify } from "./notify.ts";
import { about, envelope } from "./webhook-bodies.ts";

export const toldWebhookSchema = z.strictObject({
  phoneNumberId: z.string(),
  /** Such as `history`, `standby` or `account_update`. */
  field: z.string().min(1),
  /** The value in Meta's format, without the number's metadata. */
  value: z.record(z.string(), z.unknown()),
  /** More changes in the same delivery. */
  also: z.array(z.strictObject({ field: z.string().min(1), value: z.record(z.string(), z.unknown()) })).default([]),
});

/**
 * Sends a webhook of any field, signed and delivered like all others, for events that the sandbox does not produce.
 */
export function announceWebhook(
  world: World,
  { phoneNumberId, field, value, also }: z.infer<typeof toldWebhookSchema>,
) {
  const number = world.numbers.byId(phoneNumberId);
  if (!number) throw missingObject(phoneNumberId);
  const wabaId = world.numbers.wabaOf(number);
  const told = [{ field, value }, ...also].map((one) =>
    envelope(wabaId, one.field, { ...about(number), ...one.value }),
  );
  const body = { ...told[0], entry: [{ id: wabaId, changes: told.flatMap(({ entry }) => entry[0]?.changes ?? []) }] };
  notify(world, wabaId, body, { kind: "told", about: field, order: `${phoneNumberId}:told` });
  return { ok: true };
}
