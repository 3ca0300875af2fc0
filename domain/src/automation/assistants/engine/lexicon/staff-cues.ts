// What a person of the business writes to their assistant, as patterns over the spelled-out text.
import type { AppointmentStatus } from "../../../../scheduling/appointments/status.ts";

export const STAFF_CUES = {
  block: String.raw`\bbloque\w*\b|\b(?:cierra|cierrame|aparta|apartame) (?:la |mi |el )?(?:agenda|horario|tiempo)\b|\bno (?:voy a )?(?:atiendo|atender|trabajo|trabajar)\b`,
  agenda: String.raw`\b(?:cita|citas|agenda|pacientes?|clientes?|quien(?:es)? (?:viene|vienen|sigue|siguen|tengo)|que (?:tengo|tenemos|hay|sigue)|pendientes?|como (?:viene|esta) el dia)\b`,
  hello: String.raw`^(?:hola|buen[oa]s?|que tal|hey|oye|ayuda|menu|opciones)\b|\b(?:que puedes hacer|que sabes hacer|como funcionas)\b`,
  /** Money and stock, which the assistant does not know. */
  money: String.raw`\b(?:vend\w+|ventas?|cobr\w+|ingres\w+|ganancias?|ganamos|factur\w+|corte de caja|en caja|gast\w+|comision\w*|inventario|existencias?|propinas?|dinero|pesos|pagaron|pagado)\b`,
  "the cancelled": String.raw`\bcancelad[ao]s?\b`,
  everybody: String.raw`\b(?:tod[oa]s|cualquiera|tod[oa] el (?:equipo|personal)|el negocio)\b(?! (?:el dia|la (?:tarde|manana)))`,
  "whole day": String.raw`\btodo el dia\b|\bdia completo\b`,
  /** Asks for appointments of a status, and sets none. */
  "lists a status": String.raw`^(?:que |cuales |quien\w* |hay |dame |muestra\w* |ver |lista\w* ).*\b(?:canceladas?|confirmad[oa]s?)\b`,
} as const satisfies Record<string, string>;

export type StaffCue = keyof typeof STAFF_CUES;

/** The negative form comes before the positive: 'no vino' contains 'vino'. */
export const STATUS_WORDS: readonly (readonly [string, AppointmentStatus])[] = [
  [
    String.raw`\b(?:no|nunca) (?:me |se |nos )?(?:asistio|asistieron|vino|vinieron|llego|llegaron|presento|aparecio)\b|\bno asisti(?:da|do)\b|\binasistencia\b|\bfalto\b|\b(?:me|nos) (?:planto|dejo plantad[oa])\b`,
    "no_asistida",
  ],
  [String.raw`\b(?:cancela\w*|anula\w*)\b`, "cancelada"],
  [String.raw`\b(?:asistio|asistieron|asistida|asistencia|atendid[oa]|vino|vinieron|llego|llegaron)\b`, "asistida"],
  [String.raw`\b(?:confirma\w*|confirmo)\b`, "confirmada"],
  [String.raw`\b(?:pago pendiente|pendiente de pago)\b`, "pago_pendiente"],
];

/** Words that request nothing of their own. */
export const STAFF_FILLING: ReadonlySet<string> = new Set(
  "el la los las un una de del al en por para con que cual cuales hay ver dame dime muestra muestrame pasame quiero favor lo le me mi es son esta este esa ese eso asi como va y si no gracias oye hola dia dias hoy manana tarde todo toda todas todos solo tambien mas semana entonces bueno ok vale a ahora".split(
    " ",
  ),
);
