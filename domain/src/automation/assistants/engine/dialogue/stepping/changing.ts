// What of the booking is to be different.

import type { Talk } from "../../turn.ts";
import { advance } from "../booking/advance.ts";
import { ask, type Desk } from "../desk.ts";
import { sayAgain } from "../say-again.ts";
import { putOff } from "./put-off.ts";

export function* changing(desk: Desk): Talk<string | null> {
  const { m, r } = desk;
  const { wish } = m;
  if (/\bservicio\b/.test(r.text)) {
    Object.assign(wish, { serviceId: null });
    m.options = [];
    return yield* advance(desk, null);
  }
  if (/\b(dia|fecha)\b/.test(r.text)) {
    ask(desk, "when");
    return "¿Para qué día la quieres?";
  }
  if (/\b(hora|horario)\b/.test(r.text)) {
    Object.assign(wish, { clocks: [], notBefore: null, notAfter: null, order: null });
    return yield* advance(desk, null);
  }
  if (/\bsucursal\b/.test(r.text)) {
    Object.assign(wish, { branchId: null, specialistId: null });
    return yield* advance(desk, null);
  }
  if (r.yes) return yield* sayAgain(desk);
  if (r.no) return putOff(desk);
  return null;
}
