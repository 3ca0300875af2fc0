// A number's status and the expiry of its key. They are read separately and may be unknown: missing facts do not
// prevent a connection.
import { type GraphSettings, graphCall } from "./graph-call.ts";
import type { NumberFacts, Sender } from "./port.ts";
import { fieldsOf, textOf } from "./read-json.ts";

const FIELDS = "quality_rating,messaging_limit_tier,platform_type,is_on_biz_app";

export async function numberFacts(settings: GraphSettings, sender: Sender): Promise<NumberFacts> {
  const [number, tokenExpiresAt] = await Promise.all([
    graphCall(settings, sender.accessToken, "GET", `${sender.externalId}?fields=${FIELDS}`),
    tokenEnd(settings, sender.accessToken),
  ]);
  const told = number.kind === "ok" ? number.body : {};
  const quality = textOf(told.quality_rating);
  return {
    quality: quality === "GREEN" || quality === "YELLOW" || quality === "RED" ? quality : "",
    messagingLimit: /^TIER_\w{1,20}$/.test(textOf(told.messaging_limit_tier)) ? textOf(told.messaging_limit_tier) : "",
    isCoexistence: told.is_on_biz_app === true,
    ...(tokenExpiresAt === undefined ? {} : { tokenExpiresAt }),
  };
}

/** Asked in the name of the application if there is one, else with the key itself. */
async function tokenEnd(settings: GraphSettings, accessToken: string): Promise<number | null | undefined> {
  const { app } = settings;
  const asker = app ? `${app.id}|${app.secret}` : accessToken;
  const answer = await graphCall(settings, asker, "GET", `debug_token?input_token=${encodeURIComponent(accessToken)}`);
  if (answer.kind !== "ok") return undefined;
  const { expires_at: end, is_valid: isValid } = fieldsOf(answer.body.data);
  if (typeof end !== "number" || isValid === false) return undefined;
  return end > 0 ? end * 1000 : null;
}
