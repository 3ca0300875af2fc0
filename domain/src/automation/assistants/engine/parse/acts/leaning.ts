// How a short answer leans: yes, no, anything, something else.

export type Leaning = {
  yes: boolean;
  no: boolean;
  /** "la que sea", "me da igual". */
  any: boolean;
  /** "otro horario", "otras opciones", "¿qué más tienes?". */
  other: "day" | "time" | "any" | null;
  /** "lo más pronto posible", "la primera que tengas". */
  soonest: boolean;
  /** "mejor", "perdón", "cambié de opinión": the words after it replace the words before it. */
  corrects: boolean;
};

export function leaningOf(text: string): Leaning {
  const clean = text.replace(/[!?.]/g, " ").replace(/\s+/g, " ").trim();
  const no = NO.test(clean) && !NOT_A_NO.test(clean);
  return {
    yes: YES.some((pattern) => pattern.test(clean)) && !(no && !/^si\b/.test(clean)),
    no,
    any: ANY.test(clean),
    other: /\botr[oa]s? dias?\b|\bque otro dia\b|\bdiferente dia\b/.test(clean)
      ? "day"
      : /\botr[oa]s? (?:hora(?:s|rio|rios)?|horita)\b/.test(clean)
        ? "time"
        : OTHER.test(clean)
          ? "any"
          : null,
    soonest: SOONEST.test(clean),
    corrects: CORRECTS.test(clean),
  };
}

const START = "^(?:ay |ah |oh |ahh |mmm |bueno |pues |a ver |oye |hola |entonces |por mi )*,? ?";
const YES: readonly RegExp[] = [
  /^(?:(?:muchas |mil )?gracias ?)+porfavor/,
  /(?:^| )si(?: porfavor| por favor| gracias)?$/,
  new RegExp(
    `${START}(?:si|s|simon|simona|simonazo|claro|sale|va|vale|ok|dale|orale|andale|perfecto|perfect|excelente|genial|super|de acuerdo|correcto|exacto|asi es|asi esta|asi|esta bien|esta perfecto|esta excelente|me parece|me late|jalo|jala|adelante|confirmo|confirmad[oa]|confirmar|confirma|afirmativo|obvio|bueno|buenisimo|chido|padre|fuga|sobres|sobre|sipirili|a huevo|ahuevo|eso mero|tal cual|ya dijiste|ya quedamos|ya quedo(?! ?)|con todo|me apunto|apuntad[oa]|trato|cerrado|oki doki|okidoki|a darle|aja|ajam|mjm|positivo|enterad[oa]|entendido|anotad[oa]|recibido|ta bien|todo perfecto|esta padre|esta chido|esta super|magnifico|maravilloso|fantastico|estupendo|impecable|ya estas|ya vas|ya estuvo|ya esta|ya rugiste|de lujo|de una vez|por supuesto|desde luego|listo|lista|hecho|arre|fierro|camara|aja|ei|eso|esa(?: misma| esta| me| si)?|ese(?: mismo| esta| me| si)|porfavor|por favor|va que va|de una|bien|muy bien|agendar|agendala|agendalo|agendame|agenda|reserva|reservala|reservalo|apartala|apartalo|apartamela|apartame|apuntame|anotame|resérvala|dedosi|siempre si|ya esta|queda|quedamos|sip|andele|andando|es correct[oa]|es asi|seguro|acepto|aceptad[oa]|confirme(?:la|lo|me)?|agende(?:la|lo|me)?|agendeme(?:la|lo)|reserve(?:la|lo|me)?|aparte(?:la|lo|me)|apunte(?:me|la|lo)|resuelto|okis|me queda|me acomoda|me sirve|me conviene|encantad[oa]|venga|va pues|con gusto|cierto|todo bien|todo correcto|todo ok|yo la agendo|hazlo|hagamoslo|procede|proceda|mero)(?= |,|$|\\|)(?! (?:tienes|tienen|hay|puedes|pueden|se puede|fuera|no))`,
  ),
  /(?:\||,|^|\bque) ?si(?: ,| \||$| (?:confirm|agend|apart|reserv|anot|apunt)\w*| ya| dale| ok| va| sale| por| porfavor| esta| confirmo| claro| gracias| quiero| me| asi| la| lo)/,
  /\b(?:esta bien|me parece bien|me late|ahi te encargo|te lo encargo|te la encargo|la tomo|lo tomo|me la quedo|me lo quedo|la quiero|lo quiero|me queda (?:bien|perfecto|perfecta)|me acomoda|me funciona|me sirve|agendala|agendalo|apartala|apartalo|apartamela|apuntame|anotame|reservala|dedosi|confirmad[oa]|de acuerdo|va que va|siempre si|por mi esta bien|por mi bien|me gusta|me interesa(?= ?$)|suena bien|con esa|con ese|asi esta bien|asi dejalo|asi la dejamos|me conviene|si porfavor|si por favor|perfecto|excelente|es correcto|todo correcto|esta correcto|andele)\b/,
];
const NO =
  /^(?:ay |ah |mmm |pues |uy |hola |perdon |la verdad |gracias pero )*,? ?(?:no|nones|negativo|mejor no|todavia no|aun no|ya no|para nada|nunca|dedono|ni modo|tampoco|ninguno|ninguna)(?= |,|$|\|)|(?:,|\|) ?no(?: ,| \||$| gracias)|\b(?:mejor no|no gracias|ya no quiero|no quiero|no me (?:queda|acomoda|sirve|conviene|late|gusta)|no puedo|ningun[oa](?: me)?|siempre no|esta mal|asi no)\b/;
const NOT_A_NO =
  /^no (?:importa|hay (?:problema|bronca|pedo|falla|de que)|pasa nada|te preocupes|se si|tengo|tienes|tienen|hay)\b|\bno tienes\b|^no , si\b/;
const ANY =
  /\b(?:cualquiera?|(?:la|el|lo|con la|con el|con quien|quien|cual|a la hora|el dia|cuando|como|donde) que sea(?! (?:a|al|el|para|de|por la)\b)|con (?:el|la) que (?:mas |mejor )[a-z]+|quien sea|cual sea|donde sea|me da igual|me da lo mismo|da igual|da lo mismo|es igual|indistinto|igual me da|la que (?:tu|usted) (?:digas|quieras|gustes|diga)|el que (?:tu )?(?:digas|quieras)|sin preferencia|cuando (?:haya|tengas|tengan|puedas|puedan|se pueda|gustes|quieras)|no tengo preferencia|no importa|lo que (?:tengas|haya|sea)|(?:el|la) que (?:este|tengas|tenga|haya|pueda)(?: mas)?(?: disponible| libre| desocupad[oa])?|quien (?:este|tenga|pueda|tengas|haya)(?: disponible| libre| lugar)?|no me importa|tu dime|tu escoge|escoge tu|tu elige|elige tu|ustedes digan)\b/;
const OTHER =
  /\b(?:otr[oa]s? (?:opcion|opciones|fecha|fechas)|mas (?:opciones|horarios|horas|fechas|lugares)|que (?:otr[oa]s?|mas) (?:tienes|hay|horarios|tienen|opciones|hora|horas)|alguna otra|algun otro|no hay (?:otr[oa]|mas)|(?:no )?tienes (?:otr[oa]|mas)|ningun[oa](?: me)?(?: (?:queda|acomoda|sirve))?|no me (?:queda|quedan|acomoda|acomodan|sirve|sirven) ningun[oa]|no me (?:queda|quedan|acomoda|acomodan|sirve|sirven|conviene|late) ?(?:$|,|\||es[ea]s?|bien)|ni un[oa] me)\b|\bno me (?:quedan?|acomodan?|sirven?)$/;
const SOONEST =
  /\b(?:lo (?:mas|antes) (?:pronto|antes|rapido|posible)(?: posible| que (?:se pueda|puedas|tengas|haya))?|cuanto antes|lo antes(?: que se pueda)?|(?:la|el|lo) primer[oa]?(?: (?:lugar|hora|horario|cita|espacio|hueco|dia|fecha))? (?:que )?(?:tengas?|haya|puedas?|tienen?|tienes|hay|este|disponible|libre|se pueda|que tengas)|primer(?:a|o)? (?:hora |horario |cita |espacio |lugar |fecha |hueco )?(?:disponible|libre)|(?<!\bno (?:me |es |tengo |esta |hay )?)(?:me |es |super |muy )?(?:urge|urgente|urgencia)(?! (?:cambi|mov|cancel|pas|reagend|saber|que me (?:llam|habl|contest|respond)))|(?:la|el) mas (?:proxim[oa]|cercan[oa]|pront[oa])(?! (?:a|sucursal))|lo (?:mas )?proximo|en cuanto (?:se pueda|puedas|tengas|haya)|(?:cita )?mas (?:proxima|pronta|pronto)|ya mero|lo que tengas mas pronto)\b/;
const CORRECTS =
  /\b(?:(?<!\b(?:cual(?:es)? (?:es|son|sera|seria) (?:el|la|los|las|lo)|quien \w+) )mejor|perdon|digo|corrijo|quise decir|cambie de opinion|cambio de planes|siempre (?:si|no)|me equivoque|mas bien|en realidad|en vez|en lugar|no era|error|ups|sorry|espera|esperame|espere|espereme|esperate|esperen|prefiero|cambialo|cambiala|cambiale|pensandolo bien)\b|^no ,|\bno es |\bno ,? para mi es|^pero\b/;
