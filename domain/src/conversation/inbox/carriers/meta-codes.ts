// What each error code of Meta means for WhatsApp, Messenger and Instagram. The only table of codes in the product. Its source
// is Meta's published list of error codes (docs/decisions/0045-webhooks-and-errors-of-meta.md).
import { lookup } from "../../../kit/words/lookup.ts";
import { WINDOW_CLOSED } from "../window.ts";

/**
 * `retry`: certainly not sent, try later. `refused`: never. `unauthorized`: the key, the number or the account is the
 * problem.
 */
export type ErrorKind = "retry" | "refused" | "unauthorized";

/** Spanish, for staff; `{canal}` is the name of the carrier. Two texts where a number and a page differ. */
type Reason = string | { number: string; page: string };

const BUSY = "{canal} está saturado y el mensaje no salió";
const FAULT = "{canal} tuvo una falla y el mensaje no salió";
const AWAY = "{canal} no está disponible por ahora";
const PAUSED = "{canal} limitó los mensajes a este cliente por ahora";
const PERMISSION = "Falta el permiso para enviar mensajes por {canal}";
const KEY = {
  number: "{canal} ya no acepta la clave de acceso: conecta el canal de nuevo",
  page: "{canal} ya no acepta el permiso: inicia sesión con Facebook de nuevo",
};
const ACCOUNT = {
  number: "{canal} suspendió o limitó la cuenta del negocio",
  page: "Meta suspendió o limitó la página del negocio",
};
const UNREGISTERED = "El número del negocio no está registrado en WhatsApp";
const DELETED = {
  number: "El número del negocio ya no existe en WhatsApp o esta clave ya no lo puede usar",
  page: "Meta ya no encuentra la página del negocio con este permiso",
};

/** By code, or by code and subcode where the subcode has another meaning. */
export const META_CODES: Readonly<Record<string, readonly [ErrorKind, Reason]>> = lookup({
  // The key and its rights.
  "0": ["unauthorized", KEY],
  "3": ["unauthorized", PERMISSION],
  "10": ["unauthorized", PERMISSION],
  "102": ["unauthorized", KEY],
  "190": ["unauthorized", KEY],
  "131005": ["unauthorized", PERMISSION],
  // The number and the account.
  "33": ["unauthorized", DELETED],
  "100.33": ["unauthorized", DELETED],
  "368": ["unauthorized", ACCOUNT],
  "131031": ["unauthorized", ACCOUNT],
  "131037": ["unauthorized", "WhatsApp todavía no aprueba el nombre del número del negocio"],
  "131042": ["unauthorized", "La cuenta de WhatsApp tiene un problema de pago"],
  "131045": ["unauthorized", UNREGISTERED],
  "133006": ["unauthorized", "WhatsApp pide verificar otra vez el número del negocio"],
  "133010": ["unauthorized", UNREGISTERED],
  // Temporary errors.
  "1": ["retry", FAULT],
  "2": ["retry", BUSY],
  "4": ["retry", BUSY],
  "10.1893063": ["retry", "Meta limitó la página por un momento"],
  "17": ["retry", BUSY],
  "32": ["retry", BUSY],
  "613": ["retry", BUSY],
  "1200": ["retry", BUSY],
  "80006": ["retry", BUSY],
  "80007": ["retry", BUSY],
  "130429": ["retry", BUSY],
  "131000": ["retry", FAULT],
  "131016": ["retry", AWAY],
  "131056": ["retry", "Se enviaron demasiados mensajes a este cliente en poco tiempo"],
  "131057": ["retry", "La cuenta de WhatsApp está en mantenimiento"],
  "133000": ["retry", "El número de WhatsApp se está dando de baja"],
  "133004": ["retry", AWAY],
  "133015": ["retry", "El número se acaba de dar de baja: WhatsApp pide esperar"],
  "133016": ["retry", BUSY],
  // The message, or its receiver.
  "10.2018278": ["refused", WINDOW_CLOSED],
  "10.2534022": ["refused", WINDOW_CLOSED],
  "100.2018001": ["refused", "{canal} no encontró a este cliente"],
  "551": ["refused", "El cliente no está disponible o ya no acepta mensajes de tu negocio"],
  "130472": ["refused", PAUSED],
  "130497": ["refused", "WhatsApp no deja que tu negocio escriba a números de ese país"],
  "131008": ["refused", "El mensaje salió incompleto y WhatsApp no lo aceptó"],
  "131009": ["refused", "WhatsApp no aceptó un dato del mensaje"],
  "131021": ["refused", "El cliente y el negocio tienen el mismo número"],
  "131026": ["refused", "El número no tiene WhatsApp o no puede recibir mensajes"],
  "131030": ["refused", "El número no está en la lista de prueba de la cuenta de WhatsApp"],
  "131047": ["refused", WINDOW_CLOSED],
  "131048": ["refused", "WhatsApp limitó los envíos de este número por reportes de spam"],
  "131049": ["refused", PAUSED],
  "131050": ["refused", "El cliente dejó de aceptar mensajes promocionales"],
  "131051": ["refused", "WhatsApp no acepta este tipo de mensaje"],
  "131052": ["refused", "WhatsApp no pudo bajar el archivo del mensaje"],
  "131053": ["refused", "WhatsApp no pudo subir el archivo: revisa su formato y tamaño"],
  "131062": ["refused", "Este mensaje necesita el número del cliente, que no lo comparte"],
  "132000": ["refused", "Los datos de la plantilla no coinciden con los que aprobó WhatsApp"],
  "132001": ["refused", "WhatsApp no tiene esa plantilla aprobada"],
  "132005": ["refused", "El texto de la plantilla quedó demasiado largo"],
  "132007": ["refused", "WhatsApp no aceptó el contenido de la plantilla"],
  "132012": ["refused", "Los datos de la plantilla no tienen la forma que aprobó WhatsApp"],
  "132015": ["refused", "WhatsApp pausó la plantilla por su baja calidad"],
  "132016": ["refused", "WhatsApp desactivó la plantilla por su baja calidad"],
  "132068": ["refused", "El formulario de WhatsApp está bloqueado"],
  "132069": ["refused", "WhatsApp detuvo el formulario por un momento"],
  "134011": ["refused", "Los pagos por WhatsApp no están aceptados en esta cuenta"],
  "135000": ["refused", "WhatsApp no aceptó la forma del mensaje"],
});

/** 200 to 299: a permission was not granted, or was revoked. */
export const RIGHTS = ["unauthorized", { number: KEY.number, page: PERMISSION }] as const;
/** Codes that are not in the table, by the HTTP status of Meta's answer. */
export const UNKNOWN_FAULT = ["retry", FAULT] as const;
export const UNKNOWN_RIGHT = ["unauthorized", PERMISSION] as const;
export const TRANSIENT = ["retry", BUSY] as const;
