// "Uno a las 9 y otro a las 9:30": hours for services that were named before, in their order.
import type { TimeMention } from "../../parse/time/times.ts";
import type { Desk } from "../desk.ts";

/** The hours that are left for the one being settled; those of the others wait with them. */
export function inTurn(desk: Desk, times: readonly TimeMention[]): TimeMention[] {
  const { m, r } = desk;
  const exact = times.filter((time) => !time.denied && time.bound === null && !time.until);
  const said = (time: TimeMention) => `${time.clock.hour}:${time.clock.minute}`;
  const each = exact.filter((time, i) => !exact.slice(0, i).some((other) => said(other) === said(time)));
  const says = /\bun[oa] (?:a|el|la)\b[^.|?]{0,40}\by (?:l[ao] |el )?otr[oa]\b/.test(r.text);
  if (!says || m.goal !== "book" || r.services.length > 0 || each.length !== m.queue.length + 1 || each.length < 2)
    return [...times];
  m.queue.forEach((serviceId, i) => {
    const clocks = [each[i + 1]!.clock];
    const plan = m.plans.find((one) => one.serviceId === serviceId);
    if (plan) plan.clocks = clocks;
    else m.plans.push({ serviceId, days: [], clocks });
  });
  return each.slice(0, 1);
}
