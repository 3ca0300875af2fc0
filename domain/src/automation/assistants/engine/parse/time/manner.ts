// The words around a day or an hour: refused ("el jueves no puedo"), only mentioned ("es que el sábado viajo"), a
// bound ("después de"), or the slot to leave ("mi cita del jueves").
import type { DayRange } from "./day-range.ts";

export type Manner = {
  /** The customer does not want it. */
  denied: boolean;
  /** Only mentioned: a reason, a past visit. */
  weak: boolean;
  /** It names something that exists: "mi cita del jueves". */
  existing: boolean;
  bound: "from" | "after" | "until" | "before" | null;
  /** It may open a range: "del lunes", "entre el 3". */
  opens: boolean;
  /** A correction comes before it: "mejor", "perdón", "digo". */
  corrects: boolean;
  /** For "del jueves al viernes": the first of the two. */
  source?: DayRange;
};

/** Nothing around it changes what it means. */
export const PLAIN_MANNER: Manner = {
  denied: false,
  weak: false,
  existing: false,
  bound: null,
  opens: false,
  corrects: false,
};

export function mannerOf(text: string, at: number, end: number): Manner {
  const before = text.slice(0, at);
  const clause = clauseBefore(text, at);
  const after = text.slice(end);
  return {
    denied:
      (DENIED_BEFORE.test(clause) && !/^ si\b/.test(after) && !ANOTHER_DENIED.test(clause)) || DENIED_AFTER.test(after),
    weak:
      (PASSING.test(clause) && !WISH.test(clause.replace(/^.*\b(porque|es que|ya que)\b/, ""))) ||
      OWN.test(clause) ||
      PICKUP.test(clause),
    existing:
      !(MOVING.test(before) && /^a /.test(text.slice(at))) &&
      (EXISTING.test(before.slice(-60)) || EXISTING_AFTER.test(after)) &&
      !TARGET.test(before.slice(-70)),
    bound: boundOf(clause, after),
    opens: /\b(de|del|entre|de el|desde el|desde|entre el|del dia|de las|desde las) $/.test(before),
    corrects: CORRECTION.test(before.slice(-40)),
  };
}

/** "La boda es a la 1": the hour of something else. */
export function isOfEvent(text: string, at: number): boolean {
  return OWN.test(clauseBefore(text, at));
}

function clauseBefore(text: string, at: number): string {
  const before = text.slice(0, at);
  return before.slice(Math.max(...[...".,;|?!"].map((mark) => before.lastIndexOf(mark))) + 1);
}

function boundOf(clause: string, after: string): Manner["bound"] {
  if (
    /\b(a partir|desde|de ahi)( de| del| de el)?( el| la| las)?( dia)? $/.test(clause) &&
    !/^ (a|al|hasta) /.test(after)
  )
    return "from";
  if (/^ (en adelante|para adelante|o despues(?! de)|o mas tarde|o mas|pasadas)\b/.test(after)) return "from";
  if (/\b(?:horas?|minutos|dias?|semanas?|poco|poquito) (?:antes|despues) (?:el |la |las )?$/.test(clause)) return null;
  if (/\b(despues|luego|pasando|pasado)( de| del)?( el| la| las)?( dia)? $/.test(clause)) return "after";
  if (/\b(antes)( de| del)?( el| la| las)?( dia)? $/.test(clause) && !/\b(cuanto|lo) antes $/.test(clause))
    return "before";
  if (/\b(a mas tardar|no mas tarde (de|del)|maximo)( el| a| para| hasta)?( el| las)? $/.test(clause)) return "until";
  // "Sería hasta el martes": not before it.
  if (
    /\b(?:seria|sea|puedo|podria|podre|pueda|entonces|creo que|mejor|tendria|libre|desocup\w+|hay|tienes|vengo|voy|agenda\w*) hasta (?:el |la |las |este )?$/.test(
      clause,
    )
  )
    return null;
  if (/\bhasta (el|la|las|este)? ?$/.test(clause)) return "until";
  return null;
}

const DENIED_BEFORE =
  /\b(?:bueno|pero|digo|que) no $|\bno (?:tan|muy) $|\b((no|ya no|tampoco) (puedo|podre|podria|me queda|alcanzo|llego|voy a poder|estoy|quiero|es|era|sera)( ir| asistir| llegar)?|(que )?no sea|en vez|en lugar|menos|excepto|salvo)( para| en| por| hasta| de| del)?( el| la| las| los| este| a| al| a las| de las)? $/;
// "El martes no puedo el miércoles sí": the refusal belongs to the one before.
const ANOTHER_DENIED =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|\d{1,2}) (?:ya )?(?:no|tampoco) (?:puedo|podre|podria|me queda|alcanzo)[^.,|]{0,12}$/;
const DENIED_AFTER =
  /^ , tampoco\b|^ (?:es|esta|se me hace|me queda) (?:muy|bien|demasiado|super) (?:temprano|tarde)\b|^ (?:por la (?:manana|tarde|noche) |en la (?:manana|tarde|noche) )?((ya )?no|tampoco)( (puedo|podre|podria|me queda|me va|alcanzo|llego|voy a|va a|estoy|mejor|porque|es que|gracias|creo|espera|perdon|,|\.|\|)|$)/;
const PASSING =
  /\b(porque|es que|ya que|fui|vine|estuve|fue|llegue|pregunte|escribi|llame|marque|hable|mande|regreso|regresamos|vuelvo|volvemos|salgo de viaje|desde que|la vez pasada|la otra vez|el otro dia)\b/;
const WISH = /\b(cita|puedo|puede|podria|podrian|quiero|quisiera|necesito|agend\w*|tienes|tienen|hay|para)\b/;
// "Y paso por ella a las 6".
const PICKUP =
  /\b(?:paso por (?:ella|el|la|lo|mi)|(?:la|lo) recojo|paso a recoger\w*|recogerl[oa]|voy por (?:ella|el))(?: \w+)?(?: como)?(?: a)?(?: las?)? ?$/;
const OCCASION =
  "(?:junta|clases?|examen|trabajo|boda|fiesta|evento|viaje|compromisos?|reunion|cumpleanos|cumple|graduacion|xv|bautizo|misa|ceremonia|posada|primera comunion|sesion de fotos)";
/** Something of the customer that is no appointment here: "me caso", "la boda es", "tengo la graduación de mi hija". */
const WHOSE = "(?:una|un|la|el|mi|su|nuestra|nuestro|los|unos)";
const OCCURS = "(?:es|sera|seria|va a ser|cae|empieza)";
export const EVENT = `(?:me caso|nos casamos|se casan? (?:mi|una?|el|la) [a-z]+|cumplo|(?:tengo|tenemos|hay|es|son) (?:${WHOSE} )?${OCCASION}(?: (?:de (?:mi|el|la|una?|los|mis) )?[a-z]+)?|${WHOSE} ${OCCASION}(?: de (?:mi|el|la|una?|los|mis) [a-z]+)?(?: ya)? ${OCCURS})`;
const OWN = new RegExp(
  `\\b(?:${EVENT}(?: (?:el |este )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: \\d{1,2})?)?|trabajo|viajo|salgo de viaje|me voy de viaje|cumple(?: \\w+){0,3}|(?:tengo|tenemos|hay) que estar(?: [a-z]+){0,4})(?: ya)?(?: el| los| la| las| a| en| para el| de| este| todo el| toda la| hasta el)* $`,
);
const EXISTING =
  /\b((la|mi|una|las|mis|esa) citas?( que)?( ya)?( tengo| tenia| era| es| agende| hice| tenemos)?( agendada| programada| apartada)?( de \w+)?( para)?( de| del| de el| de este| el| a| a las| de las| la| de la)?|(tengo|tenia|tiene|tenemos|agende|hice|saque|aparte)( una| mi| la| agendada)? (citas?|agendado|agendada|apartado|apartada)( de \w+)?( con \w+)?( para)?( el| del| de| a| a las| este| la| de las)?|l[ao] (del|de las|de la|de el|de|que tengo( el| para el| a las)?)) $/;
// "Adelantar mi cita a las 3": the new hour.
const MOVING =
  /\b(?:cambi|mov|muev|pas|recorr|reagend|reprogram|adelant|atras|pospon)\w*(?: \w+){0,4} (?:cita|clase|sesion|consulta|visita) $/;
const EXISTING_AFTER =
  /^ (?:que (?:ya )?(?:tenia|teniamos|habia (?:agendado|apartado|sacado)|agende|aparte|tengo (?:con|a las|agendad\w|apartad\w|cita))|(?:tengo|tenia|tenemos) (?:la |mi |una |agendada (?:la )?)?(?:cita|cliente|sesion|consulta|visita))\b/;
// "cambiar mi cita para el viernes", "mover la cita a las 6": the new day or hour.
const TARGET =
  /\b(cambi|mov|muev|pas|recorr|reagend|reprogram|adelant|atras|dej|pon|pospon)\w*( \w+){0,6} (para|a|al|hasta)( el| la| las| dia| este)* $/;
const CORRECTION =
  /, bueno (?:, )?(?:el |este |a las? )$|\| (?:bueno|no|ah no|ay no|o no)(?: ,)?(?: el| la| las| a| al| para el| este)* $|\b(mejor|perdon|digo|corrijo|quise decir|sino|en vez|no ,|cambi\w+( a| al| de opinion| para el)?|mas bien)(?: ,)?( el| la| las| a| al| a las| para el| para las| que( sea)?( el| a las)?| este| para)* $/;
