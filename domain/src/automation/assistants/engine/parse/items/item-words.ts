// What a message says of products, courses, properties, forms and orders of the customer: read once, for the built-in
// engine. Which rows it names is matched in `named-items.ts`, with the words that are read here.
import { ITEM_KINDS, type ItemKind } from "../../../../../business/contacts/catalogue-item/schema.ts";
import { fold } from "../../../../../kit/text.ts";

export type ItemWords = {
  /** The words, folded, in their order. */
  readonly words: readonly string[];
  /** By a word for the kind: 'curso'. 'Paquete' is also the name of many a service. */
  readonly kind: ItemKind | null;
  /** By a word that no service has in its name. */
  readonly namesKind: boolean;
  /** It may be about an item: only then the items are looked up. */
  readonly isPossible: boolean;
  /** A question for all of a kind: "¿qué cursos tienen?"; "¿me puedo salir del curso?" asks something else. */
  readonly asksForAll: boolean;
  /** "¿Qué venden?", "mándame el menú": of a business without services, all that it sells. */
  readonly asksWhatIsSold: boolean;
  /** A name follows the kind: 'el curso de japonés'. */
  readonly namesAnother: boolean;
  /** Words of a wish for a product or a course, which a booking has not. */
  readonly buysOrEnrolls: boolean;
  /** It should be brought to them: where to is a question that only a person asks. */
  readonly asksForDelivery: boolean;
  /** "Quiero visitarla", "¿cuándo puedo ir a verlo?": of a property that was just named. */
  readonly asksToVisit: boolean;
  /** "Quiero ver la cabina": a visit too, where it names the property; "ver el precio" is none. */
  readonly asksToSee: boolean;
  /** Said of an item that was just named: "¿y cuánto cuesta?", "el de barismo", "quiero dos". */
  readonly isAboutLast: boolean;
  /** A place in a course is wanted. A refusal and a question about the way want nothing. */
  readonly wantsPlace: boolean;
  /** "¿Quedan lugares en barismo?", "inscríbeme a barismo": of a course, also by a part of its name. */
  readonly asksForPlaces: boolean;
  /** "¿Cuándo es la próxima sesión?", of the course just named: not of an appointment of their own. */
  readonly asksForSession: boolean;
  /** "Para recoger mañana a las 5", "mejor 3": of the order that was just proposed. */
  readonly refinesOrder: boolean;
  /** "Mejor 3", "quiero 3": how many, without a name. */
  readonly refinedCount: number | null;
  /** A product is wanted, and not only its price. */
  readonly wantsProduct: boolean;
  /** What they want of an order that they placed before. */
  readonly ownOrder: "status" | "cancel" | null;
};

export function readItemWords(texts: readonly string[]): ItemWords {
  const text = fold(texts.join(" ")).replace(WANT, "quiero").replace(WOULD_WANT, "quisiera");
  const words = wordsOf(text);
  const kind = ITEM_KINDS.find((one) => KIND_WORDS[one].test(text)) ?? (JOINS.test(text) ? "course" : null);
  const [asks, enrolls, buys] = [ASKS.test(text), ENROLLS.test(text), BUYS.test(text)];
  const isRefused = REFUSES.test(text);
  const isWish = !isRefused && !ASKS_HOW.test(text);
  const asksWhatIsSold = SOLD.test(text.replace(/[^a-z0-9 ]+/g, " ").trim());
  return {
    words,
    kind,
    namesKind: kind !== null && kind !== "package",
    isPossible: kind !== null || asks || asksWhatIsSold,
    asksForAll: asks || enrolls || buys || words.length <= 3 || LISTS.test(text),
    asksWhatIsSold,
    namesAnother: NAMED_AFTER.test(text),
    buysOrEnrolls: enrolls || SHOPS.test(text),
    asksForDelivery: BRINGS.test(text),
    asksToVisit: VISITS.test(text) && !isRefused,
    asksToSee: SEES.test(text) && !isRefused,
    isAboutLast: words.length <= MOST_OF_LAST && (OF_LAST.test(text) || JOINS.test(text)) && !isRefused,
    wantsPlace: isWish && enrolls,
    asksForPlaces: enrolls || PLACES.test(text),
    asksForSession: SESSION.test(text) && !OF_OWN.test(text),
    refinesOrder: words.length <= MOST_OF_LAST + 3 && REFINES.test(text) && !APPOINTS.test(text) && !isRefused,
    wantsProduct: isWish && buys && !ONLY_ASKS.test(text),
    refinedCount: refinedCountIn(text),
    ownOrder: ownOrderIn(text),
  };
}

function refinedCountIn(text: string): number | null {
  const said = COUNT.exec(text)?.[1];
  if (said === undefined) return null;
  const count = /^\d+$/.test(said) ? Number(said) : COUNTED.indexOf(said) + 1;
  return count >= 1 && count <= 1000 ? count : null;
}

export function wordsOf(text: string): string[] {
  return text.split(/[^a-z0-9]+/).filter((word) => word !== "");
}

function ownOrderIn(text: string): ItemWords["ownOrder"] {
  if (!OWN.test(text)) return null;
  if (CANCEL.test(text) && !/\b(?:no|nunca) (?:lo |me |quiero )*cancel/.test(text)) return "cancel";
  return STATUS.test(text) ? "status" : null;
}

const KIND_WORDS: Readonly<Record<ItemKind, RegExp>> = {
  course: /\b(?:cursos?|talleres|taller|diplomados?|seminarios?)\b/,
  product: /\b(?:productos?)\b/,
  property: /\b(?:inmuebles?|propiedad(?:es)?|casas?|departamentos?|depas?|terrenos?|bodegas?|locales)\b/,
  form: /\b(?:encuestas?|formularios?|cuestionarios?)\b/,
  // "Mi paquete" is one that they bought
  package: /(?<!\b(?:mi|mis|con el|del) )\bpaquetes?\b/,
};
/** As it is also typed: 'kiero', 'quierro'. */
const WANT = /\b[qk]u?ier+o\b/g;
const WOULD_WANT = /\b[qk]u?isi?era\b/g;
/** Words by which a message may be about an item that it names. */
const ASKS =
  /\b(?:cuanto|cuantos|cuantas|precio|costo|cuesta|cuestan|vale|valen|quiero|quisiera|interesa|informacion|informes|info|hay|tienen|tienes|venden|vendes|disponibles?|lugares|cupo|cuando|inscri\w+|anot\w+|apunt\w+|visitar?|ver|conocer|dame|ponme|deseo|necesito|mandame|enviame|pasame|(?:pas|mand|envi|compart)(?:as|an|es|en|arme|irme))\b/;
const ENROLLS =
  /\b(?:inscri(?!pcion)\w*|inscripcion|(?:anot|apunt)(?:as|ar|arme|ame|enme|eme)|registrar?me|aparta(?:me|r)?)\b/;
/** 'Anótame' and 'apúntame' are also said of an appointment. */
const JOINS = /\b(?:inscri(?!pcion)\w*|inscripcion(?:es)?)\b/;
const PLACES = /\b(?:hay|queda|quedan|tienen|tienes|tendran|habra) (?:\w+ ){0,2}?(?:lugar(?:es)?|cupos?)\b/;
const SESSION =
  /\b(?:cuando|que dias?|a que hora|que fechas?)\b.*\b(?:sesion(?:es)?|clases?|empieza|inicia|comienza)\b/;
const OF_OWN = /\b(?:mi|mis|tengo|tenia|me toca|nuestra|quede)\b/;
const REFINES =
  /^[^a-z0-9]*(?:(?:si|ok|va|bueno|pues|y|no|claro|gracias|porfa|por favor)[ ,.]+)*(?:para |(?:lo|los|la|las|yo) (?:recoj|recog|paso|quiero para)|(?:paso|pasaria|pasare|pasamos|voy|iria|ire) |recoj|recog|(?:el|este|la) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|proxim)|manana\b|hoy\b|pasado manana|a las? \d|mejor (?:\d|un|dos|tres|cuatro|cinco|seis|para)|que sean?\b|(?:solo|nada mas) (?:\d|un|dos|tres|cuatro|cinco|seis))/;
const COUNTED = ["un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];
const COUNT = new RegExp(
  `\\b(?:mejor|que sean?|solo|nada mas|quiero|quisiera|dame|ponme|deseo|necesito|me llevo) (\\d{1,4}|${COUNTED.join("|")})\\b(?! ?(?:am|pm|de la |horas|:))`,
);
const APPOINTS = /\b(?:citas?|agend\w*|reserv\w*|turno|servicios?|cancel\w*)\b/;
const REFUSES =
  /\b(?:no|nunca|tampoco) (?:me |lo |la |te )*(?:quiero|quisiera|voy a|inscrib\w+|anot\w+|apunt\w+|compr\w+|pid\w+|encarg\w+)/;
const ASKS_HOW =
  /\b(?:como|donde|cuanto|cuando|que|si) (?:me |se |puedo |es |hay |cuesta |para |necesito )*(?:la )?(?:inscri|anot|apunt|registr|compr|pid|encarg)/;
const BUYS = /\b(?:quiero|quisiera|deseo|necesito|dame|mandame|ponme|encargo|comprar|pedir|ordenar|encargar)\b/;
const ONLY_ASKS = /\b(?:saber|precio|cuanto|informacion|ver)\b/;
/** 'El curso de japonés': a name comes after it. */
const NAMED_AFTER =
  /\b(?:cursos?|talleres|taller|diplomados?|seminarios?|productos?|encuestas?|formularios?|cuestionarios?|paquetes?) (?:de|para|sobre|del) (?!(?:ustedes|este|los|las|mes|negocio|aqui|alla|sesiones|servicios|clases|visitas|citas)\b)(\w{3,})/;
const SHOPS =
  /\b(?:comprar\w*|pedir(?:te|les|le)?|ordenar(?:te|les|le)?|encargar\w*|encargo|(?:quiero|quisiera|deseo|necesito|dame|mandame|ponme) (?:\d+|dos|tres|cuatro|cinco|seis)|vend(?:es|en|e)|tienes|tienen|les quedan?|cuant[oa]s? (?:cuesta|cuestan|vale|valen|hay|quedan?))\b/;
const LISTS =
  /\b(?:que|cuales|dan|imparten|ofrecen|manejan) (?:[a-z]+ )?(?:cursos|talleres|productos|paquetes|propiedades|casas)/;
const SOLD =
  /\b(?:que (?:cosas |mas |todo )?(?:venden|vendes|tienen|tienes|ofrecen|ofreces|manejan|manejas|hay)|(?:el|su|la|tu|un) (?:menu|carta|catalogo|lista de precios)|que productos|(?:menu|catalogo|carta|lista de precios)$)\b/;
const BRINGS = /\b(?:a domicilio|entreg\w+|envi(?:o|ar|en|as?)|a mi (?:casa|oficina|trabajo))\b/;
const VISITS = /\b(?:visit(?:a|ar|arl[ao]s?)|ver(?:l[ao]s?)|conocer(?:l[ao]s?)|recorrid[oa]|recorrerl[ao])\b/;
const SEES = /\b(?:ver|conocer) (?:la|el|ese|esa)\b/;
const MOST_OF_LAST = 9;
const OF_LAST =
  /^[^a-z]*(?:y |ok |va |si |bueno |pues |entonces )*(?:(?:el|la|los|las) de |(?:el|la|ese|esa) [a-z]|(?:en |a )?(?:cuanto|que precio|que costo|precio|costo)|cuando|(?:que|cuales) (?:dias?|fechas?|horarios?)|(?:aun |todavia )?(?:hay|quedan|tienen) (?:lugares?|cupo|disponibles?)|(?:lo|la|los|las) (?:quiero|compro|llevo|aparto)|(?:quiero|quisiera|deseo|necesito|dame|mandame|apartame|ponme|me llevo)\b|me (?:interesa|quiero|gustaria|inscrib|apunt|anot)|(?:inscrib|apunt|anot))/;
const OWN = /\b(?:el|mi|mis|ese|los|las) pedidos?\b|\bpedido que hice\b/;
const CANCEL = /\b(?:cancel(?:a|ar|as|en|e|ame|alo|arlo|emos)|ya no quiero|quita(?:r|me)?)\b/;
const STATUS =
  /\b(?:como va|como van|donde (?:esta|viene|van?)|cuando (?:llega|llegan|esta|estara|me llega|lo entregan)|ya (?:esta|salio|viene|llego)|en que va|estado|estatus|status|que paso con|tengo|ver|cuales)\b/;
