import { describe, expect, test } from "vitest";
import { converse } from "./run/converse.ts";
import type { PLANS } from "./shops/plans.ts";

type Plan = keyof typeof PLANS;

// Mentions something without asking for it: every form, with every verb, at the start and where a question waits.
const VERBS: readonly { inf: string; yo: string; sub: string; order: string }[] = [
  ...["cancel", "anul"].map((stem) => forms(`${stem}ar`, `${stem}o`, `${stem}es`, `${stem}a`)),
  forms("cambiar", "cambio", "cambies", "cambia"),
  forms("mover", "muevo", "muevas", "mueve"),
  forms("reagendar", "reagendo", "reagendes", "reagenda"),
  forms("reprogramar", "reprogramo", "reprogrames", "reprograma"),
  forms("confirmar", "confirmo", "confirmes", "confirma"),
];
const WAYS: readonly [string, (verb: (typeof VERBS)[number]) => string][] = [
  ["denied", ({ inf }) => `no quiero ${inf}`],
  ["denied", ({ inf }) => `ya no quiero ${inf}`],
  ["denied", ({ sub }) => `no ${sub}`],
  ["denied", ({ inf }) => `no voy a ${inf}`],
  ["denied", ({ inf }) => `yo nunca pedí ${inf}`],
  ["denied", ({ inf }) => `no hace falta ${inf}`],
  ["denied", ({ inf }) => `pensaba ${inf} pero siempre no`],
  ["asked", ({ yo }) => `¿cómo ${yo}?`],
  ["asked", ({ inf }) => `¿cómo le hago para ${inf}?`],
  ["asked", ({ yo }) => `¿si ${yo} me cobran?`],
  ["asked", ({ yo }) => `¿qué pasa si ${yo}?`],
  ["asked", ({ inf }) => `¿me cobran por ${inf}?`],
  ["asked", ({ inf }) => `¿hasta cuándo puedo ${inf}?`],
  ["asked", ({ inf }) => `¿puedo ${inf}?`],
  ["conditional", ({ order }) => `si no llego a tiempo ${order}`],
  ["conditional", ({ order }) => `${order} si llueve`],
  ["conditional", ({ order }) => `en caso de que no llegue ${order}`],
  ["later", ({ yo }) => `luego ${yo}`],
  ["later", ({ yo }) => `a lo mejor ${yo}`],
];
const BEFORE: readonly [string, Plan, string[]][] = [
  ["out of nothing", "agataOne", []],
  ["asked whether to cancel", "agataOne", ["cancela mi cita"]],
  ["asked whether to book", "agataOne", ["quiero otra cita, manicure el viernes a las 11"]],
];

describe.each(BEFORE)("%s", (_, plan, before) => {
  test.each(WAYS.flatMap(([way, say]) => VERBS.map((verb) => [way, say(verb)] as const)))("%s: %s", (_, said) => {
    const outcome = converse(plan, [...before, said]);
    expect(outcome.effects).toEqual([]);
    expect(outcome.replies.at(-1)).toBeTruthy();
    expect(outcome.unbacked).toEqual([]);
  });
});

// A yes with something added agrees to nothing. A plain yes after it agrees to what was then proposed.
const PROPOSED: readonly [Plan, string, string][] = [
  ["agata", "corte de dama el viernes a las 12 con karen", "book corte-dama 11-27 12:00 karen"],
  ["agata", "diseño de ceja el viernes a las 12 con karen", "book ceja 11-27 12:00 karen"],
  ["agataOne", "mueve mi cita al viernes a las 12", "move corte-dama 11-27 12:00 marta"],
];
const ATTACHED = [
  "pero gratis",
  "pero sin costo",
  "pero con descuento",
  "si me hacen descuento",
  "si llego a tiempo",
  "siempre y cuando no llueva",
  "pero solo si no llueve",
  "y cuánto cuesta?",
  "pero ¿dónde están?",
  "y quiero un tatuaje",
  "y me pasas a recoger a mi casa",
];
const AGREED = ["sí", "claro", "va", "ok", "perfecto"];

test.each(
  PROPOSED.flatMap(([plan, opening, booked]) =>
    AGREED.flatMap((yes) => ATTACHED.map((rest) => [`${yes}, ${rest}`, opening, plan, booked] as const)),
  ),
)("%s (%s)", (said, opening, plan, booked) => {
  const outcome = converse(plan, [opening, said]);
  expect(outcome.effects).toEqual([]);
  expect(outcome.replies.at(-1)).toBeTruthy();
  expect(outcome.unbacked).toEqual([]);
  expect(converse(plan, [opening, said, "sí"]).effects).toEqual([booked]);
});

// Harm, complaints and money disputes are handed to a person at once, whatever service is named.
const GRIEVANCES = [
  "me quemaron con el SERVICE",
  "me lastimaron en el SERVICE",
  "me salieron ronchas con el SERVICE",
  "me cobraron dos veces el SERVICE",
  "me cobraron de más por el SERVICE",
  "quiero mi dinero de vuelta del SERVICE",
  "exijo un reembolso del SERVICE",
  "pésimo servicio con el SERVICE, quiero una cita para que lo arreglen mañana a las 5",
  "quiero poner una queja del SERVICE",
  "los voy a demandar por el SERVICE",
  "voy a ir a PROFECO por el SERVICE",
];

test.each(
  GRIEVANCES.flatMap((text) =>
    ["tinte", "corte", "manicure", "facial"].map((service) => text.replace("SERVICE", service)),
  ),
)("%s", (said) => {
  for (const before of [[], ["corte de dama el viernes a las 12 con karen"]]) {
    const outcome = converse("agata", [...before, said]);
    expect(outcome.effects).toEqual(["person"]);
    expect(outcome.replies.at(-1)).toMatch(/^Lamento/);
    expect(converse("agata", [...before, said, "sí"]).effects).toEqual(["person"]);
  }
});

// Questions, stories about other places and praise are not complaints.
test.each([
  "¿cuánto cobran?",
  "¿cobran doble los domingos?",
  "me quemé con el sol, ¿tienen manicure?",
  "me quemaron el pelo en otro salón, ¿hacen tratamiento de keratina?",
  "no tengo ninguna queja, quiero corte de dama",
  "¿hacen devoluciones?",
  "me cobraron 350 la vez pasada, ¿sigue igual el corte de dama?",
  "me duele la cabeza, quiero cambiar mi cita",
  "se me rompió una uña, quiero manicure",
])("%s", (said) => {
  expect(converse("agata", [said]).effects).toEqual([]);
});

// When a service is not offered, the reply says so and books no other one in its place.
const MISSING: readonly [Plan, readonly string[]][] = [
  ["agata", ["tatuaje", "masaje", "facial", "botox", "microblading", "piercing", "limpieza facial"]],
  ["sonrie", ["botox", "limpieza facial", "implante", "masaje", "tatuaje"]],
  ["barber", ["manicure", "masaje", "facial", "depilación láser"]],
  ["workshop", ["hojalatería", "polarizado", "masaje"]],
  ["languages", ["clase de piano", "clase de italiano"]],
];
const WISHES = ["quiero SERVICE", "¿hacen SERVICE?", "SERVICE mañana a las 11", "cita para SERVICE el viernes"];

test.each(
  MISSING.flatMap(([plan, services]) =>
    services.flatMap((service) => WISHES.map((wish) => [plan, wish.replace("SERVICE", service)] as const)),
  ),
)("%s: %s", (plan, said) => {
  const outcome = converse(plan, [said, "sí", "sí", "sí"]);
  expect(outcome.effects).toEqual([]);
  expect(outcome.replies[0]).toContain("no ofrecemos");
  expect(outcome.unbacked).toEqual([]);
});

// Emojis alone: a thumb or a tick agrees to what was just proposed; the others are answered and do nothing.
test.each(["😀", "🙏", "❤️", "🎉", "😂😂", "🤔", "👏", "👌", "💅🏽", "🇲🇽", "🙌", "💯"])(
  "%s alone is no yes",
  (emoji) => {
    for (const before of [[], ["corte de dama el viernes a las 12 con karen"]]) {
      const outcome = converse("agata", [...before, emoji]);
      expect(outcome.effects).toEqual([]);
      expect(outcome.replies.at(-1)).toBeTruthy();
    }
  },
);

test.each(["👍", "👍🏽", "✅", "👍👍", "👍😀"])("%s alone is a yes", (emoji) => {
  expect(converse("agata", ["corte de dama el viernes a las 12 con karen", emoji]).effects).toHaveLength(1);
  expect(converse("agata", [emoji]).effects).toEqual([]);
});

test.each(["...", "…", " ", "\u200b", "\u200b\u200d\ufeff", "\u3164", "\u2800", ". . .", "\u00ad", "--"])(
  "%j shows nothing and answers nothing",
  (blank) => {
    const opening = "corte de dama el viernes a las 12 con karen";
    const outcome = converse("agata", [opening, blank]);
    expect(outcome.effects).toEqual([]);
    expect(outcome.replies.at(-1)).toBeNull();
    expect(converse("agata", [opening, blank, "sí"]).effects).toHaveLength(1);
  },
);

function forms(inf: string, yo: string, sub: string, order: string) {
  return {
    inf: `${inf} mi cita`,
    yo: `${yo} mi cita`,
    sub: `${sub} mi cita`,
    order: `${order} mi cita`,
  };
}
