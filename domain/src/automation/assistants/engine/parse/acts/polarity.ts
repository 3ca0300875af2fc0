// Decides how the text means an act: done or not done (polarity), and wanted now, asked about, conditional or for
// later (mood). Only this decides whether an act may be proposed or carried out: a mention of cancelling or moving
// alone does neither.
import type { ActKind as Intent } from "../../lexicon/acts.ts";
import { CUES } from "../../lexicon/cues.ts";
import { placesOf } from "./act-words.ts";

export const ACTS = ["book", "reschedule", "cancel", "attend", "person"] as const satisfies readonly Intent[];
export type ActKind = (typeof ACTS)[number];

export type Act = {
  kind: ActKind;
  at: number;
  end: number;
  polarity: "affirmed" | "denied";
  /**
   * "stated": wanted now. "requested": asked for ("¿me la cancelas?", "¿puedo cancelar?"): proposed, never carried out
   * at once. "asked": a question about it. "conditional": only if something happens. "later": at another time.
   */
  mood: "stated" | "requested" | "asked" | "conditional" | "later";
  /** Where a refusal ends: "no quiero agendar corte el viernes|, el sábado sí". `end` where nothing is refused. */
  refusedTo: number;
};

/** Every act that a spelled-out text (`words.ts`) mentions. */
export function actsOf(text: string): Act[] {
  return ACTS.flatMap((kind) =>
    placesOf(kind, text)
      .filter((place) => !isOfAnotherAct(text, place.end))
      .map((place) => {
        const sentence = around(text, place, SENTENCE_ENDS);
        const clause = around(text, place, CLAUSE_ENDS);
        const polarity = isDenied(clause) || TAKEN_BACK.test(sentence.after) ? "denied" : "affirmed";
        const refusedTo = place.end + refusedAfter(clause);
        return { kind, ...place, polarity, mood: moodOf(kind, sentence, clause), refusedTo } satisfies Act;
      }),
  );
}

/** Whether it may be proposed: the customer wants it or asks for it. */
export function isWanted(acts: readonly Act[], kind: ActKind): boolean {
  return acts.some(
    (act) => act.kind === kind && act.polarity === "affirmed" && (act.mood === "stated" || act.mood === "requested"),
  );
}

/** Whether it may be carried out without another question. */
export function isStated(acts: readonly Act[], kind: ActKind): boolean {
  return acts.some((act) => act.kind === kind && act.polarity === "affirmed" && act.mood === "stated");
}

/** Whether the words before `at` deny it: "no la pongas |a nombre de Ana". */
export function isDeniedBefore(text: string, at: number): boolean {
  return isDenied(around(text, { at, end: at }, CLAUSE_ENDS));
}

type Around = { before: string; said: string; after: string; isQuestion: boolean };

function around(text: string, { at, end }: { at: number; end: number }, ends: RegExp): Around {
  const before = text.slice(Math.max(0, at - REACH), at);
  const after = text.slice(end, end + REACH);
  const start = [...before.matchAll(ends)].at(-1);
  const stop = after.search(ends);
  return {
    before: before.slice(start === undefined ? 0 : start.index + 1).trimStart(),
    said: text.slice(at, end),
    after: stop < 0 ? after : after.slice(0, stop),
    isQuestion: stop >= 0 && after[stop] === "?",
  };
}

const REACH = 160;
const SENTENCE_ENDS = /[.|;!?]/g;
const CLAUSE_ENDS = /[.|;!?,]/g;

// "Ya no quiero" of "ya no quiero cancelar": the act is the verb that follows, not the refusal.
function isOfAnotherAct(text: string, end: number): boolean {
  return OTHER_ACT.test(text.slice(end, end + 60));
}

const VERB =
  "(?:cancel|anul|borr|elimin|cambi|mov|muev|reagend|reprogram|pospon|recorr|adelant|agend|apart|reserv|confirm)";
const OTHER_ACT = new RegExp(`^ ?(?:que (?:me |la |lo |se |te ){0,2})?${VERB}\\w{0,9}\\b`);

// "No quiero cancelar", "no la canceles", "nunca pedí cancelar", "en vez de cancelar" are denied. "No, cancélala", "no
// cancélala" (a bare "no" never denies an order) and "¿no me la puedes cancelar?" (a wish) are not.
function isDenied({ before, said, isQuestion }: Around): boolean {
  if (INSTEAD.test(before)) return true;
  const denial = DENIAL.exec(before);
  if (denial === null) return false;
  if (isQuestion && POLITE.test(`${before}${said}`)) return false;
  return !(denial[0].trim() === "no" && ORDER.test(said));
}

/** How much of the words after an act belongs to its refusal. */
function refusedAfter({ before, after, isQuestion }: Around): number {
  if (isQuestion || !REFUSAL.test(before)) return 0;
  const turn = after.search(ELSE_AFTER);
  return turn < 0 ? after.length : turn;
}

const REFUSAL =
  /\b(?:no|nunca|jamas|tampoco)(?: (?:me|te|se|le|les|nos|que|ya))*(?: (?:quiero|quise|quisiera|queremos|quiere|voy|vamos|vayas?|vayan|deseo|pienso|necesito|pretendo|pedi|solicite|autorice|ocurra))(?: [a-z]+){0,2} $/;
const ELSE_AFTER = /\b(?:pero|mejor|sino|solo|nada mas|nomas|hasta|si no)\b/;

const DENIAL =
  /\b(?:no|ni|nunca|jamas|tampoco|sin)(?: (?:me|te|se|la|lo|le|nos|les|las|los|he|hemos|ha|han|quiero|quise|quisiera|queremos|quiere|voy|vamos|vayas?|vayan|van|va|ocurra|atrevas|atreva|deseo|pienso|pensaba|necesito|necesita|planeo|pretendo|busco|pedi|dije|solicite|autorice|vine|es|era|fue|hace|hay|falta|necesario|estoy|estaba|puedo|podemos|pueden|puedes|debo|debe|deben|tengo|tiene|tienen|pongas|pongan|dejes|diciendo|pidiendo|hablando|intentando|queriendo|tratando|pensando|nada|ningun|ninguna|todavia|aun|a|de|que|para|mi|una?|otra|ya|en|hacer|todo|por|ahora|ocupo|gustaria|interesa|sea|son|hablar|llamo|llame|escribo|escribi|hablo|hable|vengo|marque)){0,6} $/;
// "Pensaba cancelar, pero siempre no".
const TAKEN_BACK =
  /^(?: [a-z]+){0,4}(?: ,)? (?:pero|aunque) (?:siempre |mejor |ya |al final |creo que ){0,3}no ?(?:lo hare |la voy a cancelar )?$/;
const INSTEAD = /\b(?:en (?:vez|lugar) de|antes que|mas que) $/;
const POLITE =
  /\bno (?:me |te |se |la |lo |le |nos |les ){0,2}(?:puede|podria|podra|pueden|sera|seria|habria|hay|ayuda)/;
const ORDER =
  /^[a-z]+(?:a|e|en)(?:me|nos)?l[ao]s?\b(?<!(?:ar|er|ir)(?:me|nos)?l[ao]s?)|^(?:cancela|anula|borra|quita|cambia|mueve|pasa|recorre|agenda|aparta|reserva|confirma)\b/;

function moodOf(kind: ActKind, sentence: Around, clause: Around): Act["mood"] {
  if (kind === "person") return clause.isQuestion ? "requested" : "stated";
  if (isLater(kind, clause)) return "later";
  // "¿Ya cancelé?", "¿ya quedó cancelada?"
  if (clause.isQuestion && IS_DONE.test(clause.before + clause.said) && DONE.test(clause.said)) return "asked";
  const isAsked = sentence.isQuestion || clause.isQuestion;
  const on = conditionOf(kind, sentence, clause);
  if (on)
    return isAsked || OF_CONSEQUENCE.test(`${sentence.before}${sentence.after}`)
      ? askedOr(kind, sentence)
      : "conditional";
  if (kind !== "book" && (HOW.test(clause.before) || isOfConsequence(clause, isAsked))) return "asked";
  return clause.isQuestion || POSSIBLE.test(clause.before) ? "requested" : "stated";
}

const IS_DONE = new RegExp(CUES["is it done"]);
const DONE = /^(?:cancel|confirm|agend|cambi)(?:e|aron|ad[oa])\b/;

// "¿Y si la cambio al viernes?" proposes a change; "¿si cancelo me cobran?" asks about the consequences.
function askedOr(kind: ActKind, { before, after }: Around): Act["mood"] {
  const proposes = kind === "reschedule" || kind === "book";
  return proposes && !OF_CONSEQUENCE.test(`${before}${after}`) ? "requested" : "asked";
}

function isOfConsequence({ before, said, after }: Around, isAsked: boolean): boolean {
  return (isAsked || /^[a-z]+(?:ar|er|ir)\b|cion\b/.test(said)) && OF_CONSEQUENCE.test(`${before}${after}`);
}

const OF_CONSEQUENCE =
  /\b(?:cobra\w{0,4}|cobro|penaliza\w{0,4}|multan?|cargo|recargo|comision|devuelve\w?|regresan?|reembols\w{1,4}|pierdo|pierde|cuesta|costo|politicas?|problema|pasa|anticipacion|(?:hasta|con) cuant[oa]|hasta (?:cuando|que)|cuando puedo|cuantas veces|(?<!\b(?:para|al) )el mismo dia(?= ?(?:$|de (?:la|mi) cita)))\b/;
const HOW =
  /\b(?:como(?! (?:no|ya|que|a)\b)|donde|por donde|que (?:(?:tengo|hay) que|debo|necesito|hago)|de que (?:forma|manera))(?: [a-z]+){0,5} $|\bcomo $/;
const POSSIBLE =
  /\b(?:puedo|podria|podemos|podriamos|se puede|se podra|se podria|es posible|sera posible|seria posible|hay (?:forma|manera|chance|modo) de|aceptan|permiten|puede\w?|podri?a[sn]?)(?: [a-z]+){0,4} $/;

function isLater(kind: ActKind, { before, said, after }: Around): boolean {
  if (LATER.test(before) || (TELLS.test(said) && LATER_DAY.test(after))) return true;
  return kind === "attend" && (LATER_TO_SAY.test(before) || LATER_AFTER.test(after));
}

const LATER =
  /\b(?:luego|despues|al rato|mas (?:tarde|al rato|adelante)|otro dia|quiza|quizas|tal vez|a lo mejor|posiblemente|probablemente|capaz(?: que)?|igual y|puede que|puede ser que|es posible que|no se si(?! (?:me |te |se )?(?:pued|podr))|pensando(?: en)?|creo que)(?: (?:te|les|la|lo|me|yo|ya|mejor|si|veo|vemos|que|tenga|tengo|voy|vaya|venga|a|en|hacer|una?|otra|mi)){0,5} $/;
const LATER_TO_SAY =
  /\b(?:manana|(?:el |este )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|en (?:un rato|la tarde|la noche|la manana)|(?:hoy )?mas tarde|cuando [a-z]+)(?: (?:te|les|le|yo|ya|temprano|si|sin falta)){0,3} $|\btodavia no $/;
// "Creo que no voy a poder, te confirmo mañana": what is told then is not known yet.
const TELLS = /^(?:te|les) confirmo$/;
const LATER_DAY =
  /^ (?:el |este )?(?:manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: (?:temprano|en la (?:manana|tarde|noche)))?(?= ?$)/;
const LATER_AFTER =
  /^ (?:luego|despues|al rato|mas tarde|mas al rato|otro dia|cuando|en (?:un rato|cuanto|unos|la tarde|la noche)|a ver|si puedo)\b/;

// Whether there is a condition: "si no llego, cancélala", "cancélala si llueve". A leading "si" before the act itself,
// consent or courtesy is a yes.
function conditionOf(kind: ActKind, { before, said, after }: Around, clause: Around): boolean {
  if (CONNECTIVE.test(`${before}${after}`) || IF_AFTER.test(clause.after)) return true;
  if (kind === "attend") return IF_NOT_COMING.test(before);
  if (/\bsi $/.test(before) && IF_NOT.test(said)) return true;
  return (
    IF_BEFORE.test(before) ||
    IF_HYPOTHETICAL.test(before) ||
    (IF_SELF.test(before) && OF_CONSEQUENCE.test(after + said))
  );
}

const CONNECTIVE =
  /\b(?:solo si|nada mas si|nomas si|unicamente si|siempre y cuando|con tal|a menos que|a no ser que|en caso|en dado caso|por si|suponiendo|ojala|depende)\b/;
const COURTESY =
  "(?:(?:me |te |se |le |nos |no |lo |la ){0,3}(?:pued\\w{0,3}|podria\\w?|gusta\\w?|quiere\\w?|fuera\\w?|seria\\w?|eres|hay (?:problema|inconveniente|chance|modo|forma|lugar|espacio|cita|citas|cupo|horario|algo)|tienen?s? (?:lugar|espacio|cita|citas|cupo|horario|algo|chance)|no (?:con|el|la|los|las|en|a|entonces|pues|otr[oa]|cualquier\\w?)|es (?:posible|molestia|mucha molestia|tan amable))|por|porfavor|gracias|claro|esta bien|esta perfecto|ok|dale|va|sale|ya|y|quiero|quisiera|necesito|deseo|me gustaria|voy a|mejor|pero|senor\\w{0,3}|tambien|es|exacto|perfecto|correcto|ese|esa|eso|la|lo|mi|el|me la|me lo|queda)";
const IF_BEFORE = new RegExp(`(?:^|[,] ?|\\by |\\bpero |\\bque )si (?!,|${COURTESY}(?: |$|,))(?:[a-z0-9:,]+ ){1,14}$`);
// "Si voy, confirmo" is a yes.
const IF_NOT_COMING = /(?:^|, ?|\by |\bpero )si (?:no|hay|me|te|se|tengo|tienen?|llueve|sale) (?:[a-z0-9:,]+ ){1,14}$/;
// "Si no llego a las 5…": a possibility, not a wish.
const IF_NOT = /^(?:no|ya no|voy|llego|llegare|vengo) /;
const IF_SELF = /(?:^|, ?|\by |\bque pasa )si (?:me |la |lo |les |te ){0,2}$/;
const IF_HYPOTHETICAL = /\b(?:y|que tal|que pasa|que pasaria) si (?:mejor |me |la |lo |te |les ){0,3}$/;
const IF_AFTER = new RegExp(`\\bsi (?!,|${COURTESY}(?: |$|,))[a-z]+`);
