// What an error code of Meta means for a message: tried again, given up, or the channel itself is down; with the
// reason that staff read. For answers to a send and for `failed` statuses alike.
import { WINDOW_CLOSED } from "./window.ts";

export type DeliveryError = {
  /** `retry`: surely not sent, try later. `refused`: never. `unauthorized`: the token or the account is at fault. */
  kind: "retry" | "refused" | "unauthorized";
  reason: string;
  /** The contact told WhatsApp that they want no promotions of this business. */
  isOptOut?: true;
};

const BUSY = "WhatsApp está saturado y el mensaje no salió";
const PAUSED = "WhatsApp limitó los mensajes a este cliente por ahora";
const TOKEN = "WhatsApp ya no acepta la clave de acceso: conecta el canal de nuevo";
const ACCOUNT = "WhatsApp suspendió o limitó la cuenta del negocio";

const KNOWN: Readonly<Record<number, DeliveryError>> = {
  0: unauthorized(TOKEN),
  2: retry(BUSY),
  4: retry(BUSY),
  10: unauthorized("Falta el permiso para enviar mensajes con esta cuenta de WhatsApp"),
  190: unauthorized(TOKEN),
  368: unauthorized(ACCOUNT),
  80007: retry(BUSY),
  130429: retry(BUSY),
  130472: refused(PAUSED),
  131000: retry("WhatsApp tuvo una falla y el mensaje no salió"),
  131005: unauthorized("Falta el permiso para enviar mensajes con esta cuenta de WhatsApp"),
  131016: retry("WhatsApp no está disponible por ahora"),
  131008: refused("El mensaje salió incompleto y WhatsApp no lo aceptó"),
  131009: refused("WhatsApp no aceptó un dato del mensaje"),
  131021: refused("El cliente y el negocio tienen el mismo número"),
  131026: refused("El número no tiene WhatsApp o no puede recibir mensajes"),
  131030: refused("El número no está en la lista de prueba de la cuenta de WhatsApp"),
  131031: unauthorized(ACCOUNT),
  131042: unauthorized("La cuenta de WhatsApp tiene un problema de pago"),
  131045: unauthorized("El número del negocio no está registrado en WhatsApp"),
  131047: refused(WINDOW_CLOSED),
  131048: refused("WhatsApp limitó los envíos de este número por reportes de spam"),
  131049: refused(PAUSED),
  131050: { ...refused("El cliente dejó de aceptar mensajes promocionales"), isOptOut: true },
  131051: refused("WhatsApp no acepta este tipo de mensaje"),
  131052: refused("WhatsApp no pudo bajar el archivo del mensaje"),
  131053: refused("WhatsApp no pudo subir el archivo: revisa su formato y tamaño"),
  131057: retry("La cuenta de WhatsApp está en mantenimiento"),
  131062: refused("Este mensaje necesita el número del cliente, que no lo comparte"),
  131056: retry("Se enviaron demasiados mensajes a este cliente en poco tiempo"),
  132000: refused("Los datos de la plantilla no coinciden con los que aprobó WhatsApp"),
  132001: refused("WhatsApp no tiene esa plantilla aprobada"),
  132005: refused("El texto de la plantilla quedó demasiado largo"),
  132007: refused("WhatsApp no aceptó el contenido de la plantilla"),
  132012: refused("Los datos de la plantilla no tienen la forma que aprobó WhatsApp"),
  132015: refused("WhatsApp pausó la plantilla por su baja calidad"),
  132016: refused("WhatsApp desactivó la plantilla por su baja calidad"),
  132068: refused("El formulario de WhatsApp está bloqueado"),
  132069: refused("WhatsApp detuvo el formulario por un momento"),
  133000: retry("El número de WhatsApp se está dando de baja"),
  133004: retry("WhatsApp no está disponible por ahora"),
  133010: unauthorized("El número del negocio no está registrado en WhatsApp"),
  133015: retry("El número se acaba de dar de baja: WhatsApp pide esperar"),
  133016: retry(BUSY),
  134011: refused("Los pagos por WhatsApp no están aceptados en esta cuenta"),
};

/**
 * `code` as Meta gives it; anything unknown is a refusal that names the code. `isTransient`: Meta itself says that it
 * passes, which is believed wherever a try more can do no harm.
 */
export function deliveryError(code: number, isTransient = false): DeliveryError {
  if (code >= 200 && code <= 299) return unauthorized(TOKEN);
  const known = KNOWN[code];
  if (isTransient && known?.kind !== "retry") return retry(known?.reason ?? BUSY);
  return known ?? refused(`WhatsApp no aceptó el mensaje (código ${code})`);
}

function retry(reason: string): DeliveryError {
  return { kind: "retry", reason };
}

function refused(reason: string): DeliveryError {
  return { kind: "refused", reason };
}

function unauthorized(reason: string): DeliveryError {
  return { kind: "unauthorized", reason };
}
