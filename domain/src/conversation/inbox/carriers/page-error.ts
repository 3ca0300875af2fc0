// What an error of Meta means for a message of Messenger or Instagram: tried again, given up, or the page itself is out.
import { carrierName } from "../../channels/carrier-name.ts";
import type { ChannelKind } from "../../channels/schema.ts";
import type { DeliveryError } from "../delivery-error.ts";
import { WINDOW_CLOSED } from "../window.ts";

type PageKind = Exclude<ChannelKind, "whatsapp">;

/** Outside the window: of Messenger, and of Instagram. */
const CLOSED = new Set([2018278, 2534022]);
const RESTRICTED = 1893063;
const NOBODY = new Set([2018001]);
const THROTTLED = new Set([4, 32, 613, 80006]);
const PASSING = new Set([1, 2, 1200]);

export type PageError = { code: number; subcode?: number; isTransient?: boolean };

export function pageError(kind: PageKind, { code, subcode = 0, isTransient = false }: PageError): DeliveryError {
  const name = carrierName(kind);
  if (code === 190 || code === 0 || code === 102) {
    return { kind: "unauthorized", reason: `${name} ya no acepta el permiso: inicia sesión con Facebook de nuevo` };
  }
  if (code === 10 && CLOSED.has(subcode)) return refused(WINDOW_CLOSED);
  if (code === 10 && subcode === RESTRICTED) return retry(`Meta limitó la página por un momento`);
  if (code === 3 || code === 10 || (code >= 200 && code <= 299)) {
    return { kind: "unauthorized", reason: `Falta el permiso para enviar mensajes por ${name}` };
  }
  if (code === 368) return { kind: "unauthorized", reason: "Meta suspendió o limitó la página del negocio" };
  if (THROTTLED.has(code) || PASSING.has(code)) return retry(`${name} está saturado y el mensaje no salió`);
  if (code === 551) return refused("El cliente no está disponible o ya no acepta mensajes de tu negocio");
  if (code === 100 && NOBODY.has(subcode)) return refused(`${name} no encontró a este cliente`);
  if (isTransient) return retry(`${name} tuvo una falla y el mensaje no salió`);
  return refused(`${name} no aceptó el mensaje (código ${code})`);
}

function retry(reason: string): DeliveryError {
  return { kind: "retry", reason };
}

function refused(reason: string): DeliveryError {
  return { kind: "refused", reason };
}
