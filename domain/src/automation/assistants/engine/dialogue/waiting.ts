// The answer to a yes-or-no question that is not the confirmation of a booking. Undefined: none waits, or it is not one.

import { emptyWish } from "../memory.ts";
import { isHedged } from "../parse/acts/plain-yes.ts";
import { isStated } from "../parse/acts/polarity.ts";
import { call, type Talk } from "../turn.ts";
import { advance } from "./booking/advance.ts";
import { type Desk, serviceOf } from "./desk.ts";
import { beginCancel, cancelIt, confirmIt, mayConfirm } from "./existing/attending.ts";
import { beginMove } from "./existing/moving.ts";
import { dropGoal } from "./finishing.ts";
import { sayAgain } from "./say-again.ts";
import { hasFacts } from "./stepping/has-facts.ts";
import { step } from "./stepping/step.ts";

export function* answerWaiting(desk: Desk, answered: boolean): Talk<string | null | undefined> {
  const { m, r } = desk;
  const facts = hasFacts(desk);
  switch (m.asked) {
    case "person": {
      const bare = !facts && !r.intents.has("book");
      if ((r.agrees || (r.yes && !isHedged(r.text))) && bare) {
        yield* call("hand_over", { reason: m.options[0] ?? "Aceptó hablar con una persona." });
        m.asked = null;
        return "Listo, le aviso a una persona del equipo para que te atienda por aquí.";
      }
      m.asked = null;
      if (r.no && bare) return "De acuerdo. Aquí estoy para lo que necesites.";
      return undefined;
    }
    case "cancel":
      return yield* cancelling(desk, answered, facts);
    case "attend": {
      if (r.agrees || mayConfirm(desk)) return yield* confirmIt(desk, { ref: m.appointment! });
      const isElse = r.days.length + r.times.length > 0 || r.intents.has("reschedule") || r.intents.has("cancel");
      if (r.yes && !isElse) return `Todavía no la confirmo. ${yield* sayAgain(desk)}`;
      m.asked = null;
      m.appointment = null;
      if (r.no && !facts && !r.intents.has("cancel") && !r.intents.has("reschedule"))
        return "De acuerdo. ¿Quieres cambiarla o cancelarla?";
      return undefined;
    }
    case "propose": {
      if (answered && !r.yes && !r.intents.has("book") && !r.intents.has("availability") && r.days.length === 0) {
        m.asked = null;
        return undefined;
      }
      if (r.yes || facts || r.intents.has("book")) {
        m.goal = "book";
        const { options } = m;
        m.asked = null;
        m.options = options;
        return r.intents.has("reschedule") || r.intents.has("cancel") ? undefined : yield* step(desk, answered);
      }
      m.asked = null;
      if (r.no) return "Claro, aquí estoy para lo que necesites.";
      return undefined;
    }
    default:
      return undefined;
  }
}

function* cancelling(desk: Desk, answered: boolean, facts: boolean): Talk<string | null | undefined> {
  const { m, r } = desk;
  // Of "las dos", only one after all.
  if (m.appointment === null && facts && !r.yes && !r.intents.has("reschedule") && !r.corrects)
    return yield* beginCancel(desk);
  const moves = r.intents.has("reschedule") || (facts && !r.yes);
  if (moves && (r.days.length > 0 || r.times.length > 0 || r.intents.has("reschedule"))) {
    const { appointment } = m;
    dropGoal(desk);
    m.appointment = appointment;
    return yield* beginMove(desk);
  }
  if (!r.no && (r.agrees || (isStated(r.acts, "cancel") && !isHedged(r.text)))) {
    const next = serviceOf(desk, m.queue[0] ?? null);
    const done = m.done;
    const { wish } = m;
    const text = yield* cancelIt(desk);
    if (wish.serviceId !== null) {
      m.goal = "book";
      m.wish = wish;
      return `${text.replace(/ Cuando quieras.*$/, "")}\n\n${yield* advance(desk, null)}`;
    }
    if (!next) return text;
    m.goal = "book";
    m.wish = {
      ...emptyWish,
      serviceId: next.id,
      days: done ? [{ from: done.day, to: done.day }] : [],
      clocks: done ? [{ hour: Number(done.time.slice(0, 2)), minute: Number(done.time.slice(3)), half: "fixed" }] : [],
    };
    return `${text.replace(/ Cuando quieras.*$/, "")}\n\n${yield* advance(desk, null)}`;
  }
  if (r.no) {
    dropGoal(desk);
    return "De acuerdo, tu cita sigue como estaba.";
  }
  if (answered) return yield* sayAgain(desk);
  if (r.yes) return `Todavía no cancelo nada. ${yield* sayAgain(desk)}`;
  if (facts && m.goal === "cancel") return yield* beginCancel(desk);
  return null;
}
