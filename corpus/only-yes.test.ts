import { expect, test } from "vitest";
import { emptyOutcome, openTalk } from "./run/converse.ts";
import type { PLANS } from "./shops/plans.ts";

const OPENINGS: readonly [keyof typeof PLANS, string][] = [
  ["agata", "quiero una cita"],
  ["agata", "corte"],
  ["agata", "corte de dama"],
  ["agata", "corte de dama el martes"],
  ["agata", "en que sucursal hacen tinte? quiero cita"],
  ["agataTwo", "quiero cambiar mi cita"],
  ["agataTwo", "cancela mi cita"],
  ["agataOne", "quiero mover mi cita"],
  ["salon", "hola"],
  ["spa", "masaje relajante mañana a las 8"],
  ["psych", "terapia"],
  ["agata", "quien me puede atender mañana a las 5 de corte de dama?"],
];

// A customer who answers only "sí" to a choice is never asked twice in the same words. That answer chooses nothing,
// cancels nothing that was not named, and leads to a person.
test.each(OPENINGS.flatMap(([plan, opening]) => ["si", "ok", "👍"].map((yes) => [plan, opening, yes] as const)))(
  "%s: %s > %s",
  (plan, opening, yes) => {
    for (const name of [undefined, null]) {
      const outcome = emptyOutcome();
      const talk = openTalk(plan, name === null ? { name } : {}, outcome);
      talk.say(opening);
      for (let turn = 0; turn < 6 && outcome.effects.length === 0; turn++) talk.say(yes);
      outcome.replies.forEach((reply, i) => {
        expect(reply).not.toBe(outcome.replies[i - 1]);
      });
      expect(outcome.effects.filter((effect) => effect.startsWith("cancel"))).toEqual([]);
      expect(outcome.unbacked).toEqual([]);
      if (opening.startsWith("corte")) expect(outcome.effects).toEqual(["person"]);
    }
  },
);
