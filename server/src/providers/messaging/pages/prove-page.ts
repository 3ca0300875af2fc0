// Whether a key opens the page, and the account behind it: the page is asked for itself, and only its own key gets an
// answer.
import { carrierName } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphAnswer, type GraphSettings, graphCall } from "../graph-call.ts";
import type { CheckOutcome } from "../port.ts";
import { fieldsOf, textOf } from "../read-json.ts";
import { type PageSender, pageOf } from "./page-messaging.ts";

const FIELDS = "id,name,instagram_business_account{id,username}";
const SUBSCRIBED =
  "messages,messaging_postbacks,message_echoes,message_reads,message_deliveries,message_reactions,message_edits,feed";

export async function provePage(settings: GraphSettings, sender: PageSender): Promise<CheckOutcome> {
  const { kind, externalId, accessToken } = sender;
  const me = await graphCall(settings, accessToken, "GET", `me?fields=${FIELDS}`);
  if (me.kind !== "ok") return failureOf(kind, me);
  const pageId = textOf(me.body.id);
  if (pageId !== pageOf(sender)) return disproved("Ese permiso no es de esa página de Facebook");
  if (kind === "messenger") return connected(textOf(me.body.name));
  const { id, username } = fieldsOf(me.body.instagram_business_account);
  if (textOf(id) !== externalId) return disproved("Esa cuenta de Instagram ya no está vinculada con la página");
  return connected(`@${textOf(username)}`);
}

/** Also subscribes us to the webhooks of the page, and to those of the account behind it. */
export async function connectPage(settings: GraphSettings, sender: PageSender): Promise<CheckOutcome> {
  const proved = await provePage(settings, sender);
  if (proved.kind === "failed") return proved;
  const path = `${pageOf(sender)}/subscribed_apps?subscribed_fields=${SUBSCRIBED}`;
  const subscribed = await graphCall(settings, sender.accessToken, "POST", path);
  if (subscribed.kind !== "ok") return failureOf(sender.kind, subscribed);
  const tokenExpiresAt = await permissionEnd(settings, sender.accessToken);
  const facts = { quality: "" as const, messagingLimit: "", isCoexistence: false };
  return { ...proved, facts: tokenExpiresAt === undefined ? facts : { ...facts, tokenExpiresAt } };
}

/**
 * A page's key does not expire, but the permission to read its data does: the earlier end counts. Undefined when it is
 * unknown.
 */
async function permissionEnd(settings: GraphSettings, accessToken: string): Promise<number | null | undefined> {
  const { login } = settings;
  const asker = login ? `${login.id}|${login.secret}` : accessToken;
  const answer = await graphCall(settings, asker, "GET", `debug_token?input_token=${encodeURIComponent(accessToken)}`);
  if (answer.kind !== "ok") return undefined;
  const { expires_at: key, data_access_expires_at: data, is_valid: isValid } = fieldsOf(answer.body.data);
  if (isValid === false) return undefined;
  const ends = [key, data].filter((end): end is number => typeof end === "number" && end > 0);
  return ends.length > 0 ? Math.min(...ends) * 1000 : null;
}

function failureOf(
  kind: PageSender["kind"],
  answer: Exclude<GraphAnswer, { kind: "ok" }>,
): CheckOutcome & { kind: "failed" } {
  const name = carrierName(kind);
  if (answer.kind !== "error") return notKnown(`No se pudo llegar a ${name}. Intenta de nuevo.`);
  const { kind: end, reason } = metaError(kind, answer);
  if (answer.code === 100) return disproved(`${name} no encontró esa página con este permiso`);
  if (end === "unauthorized" && answer.code !== 368) return disproved(reason);
  return notKnown(end === "refused" ? `${name} no aceptó la conexión (código ${answer.code})` : reason);
}

function connected(verifiedName: string): CheckOutcome {
  return { kind: "connected", displayPhoneNumber: "", verifiedName };
}

function disproved(reason: string) {
  return { kind: "failed", reason, isDisproved: true } as const;
}

function notKnown(reason: string) {
  return { kind: "failed", reason, isDisproved: false } as const;
}
