// Proves who controls a number, by WhatsApp's own answer: a key that reads the number, and an account that lists it.
// Ids alone prove nothing, because they are no secret.
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphAnswer, type GraphSettings, graphCall } from "./graph-call.ts";
import type { CheckOutcome, Sender } from "./port.ts";
import { fieldsOf, listOf, textOf } from "./read-json.ts";

/** More pages than any account has, so that an endless list ends. */
const MOST_PAGES = 20;

export async function proveNumber(settings: GraphSettings, sender: Sender, wabaId: string): Promise<CheckOutcome> {
  const { externalId, accessToken } = sender;
  const fields = "display_phone_number,verified_name";
  const number = await graphCall(settings, accessToken, "GET", `${externalId}?fields=${fields}`);
  if (number.kind !== "ok") return connectFailure(number);
  let after = "";
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const path = `${wabaId}/phone_numbers?fields=id&limit=100${after && `&after=${encodeURIComponent(after)}`}`;
    const answer = await graphCall(settings, accessToken, "GET", path);
    if (answer.kind !== "ok") return connectFailure(answer);
    if (listOf(answer.body.data).some(({ id }) => textOf(id) === externalId)) {
      const { display_phone_number: display, verified_name: name } = number.body;
      return { kind: "connected", displayPhoneNumber: textOf(display), verifiedName: textOf(name) };
    }
    const paging = fieldsOf(answer.body.paging);
    after = textOf(fieldsOf(paging.cursors).after);
    if (!after || !paging.next) break;
  }
  return { kind: "failed", reason: "Ese número no es de esa cuenta de WhatsApp (WABA)", isDisproved: true };
}

export function connectFailure(answer: Exclude<GraphAnswer, { kind: "ok" }>): CheckOutcome & { kind: "failed" } {
  if (answer.kind !== "error") return notKnown("No se pudo llegar a WhatsApp. Intenta de nuevo.");
  const { code } = answer;
  if (code === 100 || code === 33)
    return disproved("WhatsApp no encontró ese número o esa cuenta con esta clave de acceso");
  if (code === 0 || code === 190) {
    return disproved("WhatsApp no acepta esta clave de acceso. Revisa que esté completa y vigente.");
  }
  const known = metaError("whatsapp", answer);
  if (known.kind === "refused") return notKnown(`WhatsApp no aceptó la conexión (código ${code})`);
  return isWantOfPermission(code) ? disproved(known.reason) : notKnown(known.reason);
}

/** A suspended or unpaid account still has an owner; a key without the permission proves nothing. */
function isWantOfPermission(code: number): boolean {
  return code === 3 || code === 10 || code === 131005 || (code >= 200 && code <= 299);
}

function disproved(reason: string) {
  return { kind: "failed", reason, isDisproved: true } as const;
}

function notKnown(reason: string) {
  return { kind: "failed", reason, isDisproved: false } as const;
}
