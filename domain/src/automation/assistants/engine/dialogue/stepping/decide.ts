// A slot stands to be confirmed: yes, no, or something else about it.

import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { isHedged, isOnCondition, wantsOtherPrice } from "../../parse/acts/plain-yes.ts";
import { isStated } from "../../parse/acts/polarity.ts";
import type { Talk } from "../../turn.ts";
import { advance } from "../booking/advance.ts";
import { toConfirm } from "../booking/to-confirm.ts";
import { ask, type Desk, type Fact, serviceOf } from "../desk.ts";
import { meets } from "../facts/meets.ts";
import { finish } from "../finishing.ts";
import { sayAgain } from "../say-again.ts";
import { sayUnknown } from "../unknown-fact.ts";
import { addedNow } from "../wishing/add-service.ts";
import { hasFacts } from "./has-facts.ts";
import { otherHours } from "./other-hours.ts";
import { putOff } from "./put-off.ts";

// A slot stands to be confirmed (or waits for the name).
export function* decide(desk: Desk, touched: ReadonlySet<Fact>, answered: boolean): Talk<string | null> {
  const { m, r } = desk;
  const slot = m.slot!;
  const said = hasFacts(desk);
  const unchanged = meets(desk, slot);
  if (!unchanged && (touched.size > 1 || !touched.has("name") || touched.size === 0)) return yield* advance(desk, null);
  if (r.other !== null && !r.yes) return yield* otherHours(desk, [slot]);
  if (m.asked === "name") {
    const agreed = m.agreed || r.agrees;
    if (touched.has("name")) return agreed ? yield* finish(desk) : toConfirm(desk, slot);
    if (desk.turn.contactName !== null) return toConfirm(desk, slot);
    m.agreed = agreed;
    if (r.no || r.intents.has("cancel")) return putOff(desk);
    return answered || r.yes || said ? toConfirm(desk, slot) : null;
  }
  if (r.no && !r.yes) {
    if (touched.has("name")) return toConfirm(desk, slot);
    ask(desk, "change");
    return "Claro, ¿qué cambiamos: el servicio, el día o la hora?";
  }
  const comes = !r.yes && !isHedged(r.text) && (isStated(r.acts, "attend") || (r.any && !said));
  if (r.agrees || comes) return yield* finish(desk);
  if (touched.has("name")) return toConfirm(desk, slot);
  const added = serviceOf(desk, addedNow(desk, m.wish.serviceId));
  if (added !== null) return `Claro, enseguida vemos ${added.name}. Primero: ${yield* sayAgain(desk)}`;
  // The same again is a yes; a place or a person alone may be the answer to an earlier question.
  const restated = r.days.length > 0 || r.times.length > 0 || r.services.some((mention) => mention.sure);
  if (said && restated && !answered && !r.isQuestion && !r.yes && !isHedged(r.text)) return yield* finish(desk);
  const terms = yield* answerTerms(desk, slot);
  if (terms !== null) return terms;
  if (r.intents.has("done?")) return `Todavía no. ${yield* sayAgain(desk)}`;
  if (
    answered ||
    said ||
    r.yes ||
    r.intents.has("book") ||
    r.intents.has("thanks") ||
    r.intents.has("greeting") ||
    r.intents.has("availability")
  )
    return yield* sayAgain(desk);
  if (r.intents.has("reschedule")) {
    ask(desk, "change");
    return "Claro, ¿qué cambiamos: el servicio, el día o la hora?";
  }
  if (r.intents.has("unknown-fact")) return yield* sayUnknown(desk);
  return null;
}

// A yes on terms is no yes: a price that was asked down is said as it is, a condition waits until it is settled.
function* answerTerms(desk: Desk, slot: ToolSlot): Talk<string | null> {
  const { text } = desk.r;
  const service = serviceOf(desk, slot.serviceId);
  if (wantsOtherPrice(text) && service !== null) {
    const price = service.price
      ? `${service.name} cuesta ${service.price} y ese precio`
      : `El precio de ${service.name}`;
    return `${price} no lo puedo cambiar por aquí. ${yield* sayAgain(desk)}`;
  }
  if (desk.r.yes && desk.r.intents.has("unknown-fact")) return yield* sayUnknown(desk);
  if (!isOnCondition(text)) return null;
  const act = desk.m.goal === "reschedule" ? "cambio" : "agendo";
  return `Todavía no ${act} nada; dime «sí» cuando sea seguro. ${yield* sayAgain(desk)}`;
}
