// "La 2", "el primero": one of the services or branches that were listed.
import type { Desk } from "../desk.ts";

export function chooseFromList(desk: Desk): void {
  const { m, r } = desk;
  if (m.options.length === 0) return;
  const bare =
    r.days.find((day) => day.bare !== undefined)?.bare ?? r.times.find((time) => time.bare !== undefined)?.bare;
  // "5", where a day was said and the list had no numbers, may be the hour.
  const maybeHour =
    m.asked === "service" &&
    m.stuck === 0 &&
    m.wish.days.length > 0 &&
    m.wish.clocks.length === 0 &&
    /^\d+$/.test(r.text);
  if (maybeHour && m.options.length > 3) return;
  const place = r.pick ?? bare ?? (r.any || (r.yes && m.options.length === 1) ? 1 : null);
  const id = place ? m.options.at(place < 0 ? place : place - 1) : undefined;
  if (m.asked === "service" && r.services.length === 0 && id !== undefined) {
    m.wish.serviceId = id;
    forgetBare(desk);
  } else if (m.asked === "branch" && r.branches.length === 0 && id !== undefined && !r.any) {
    m.wish.branchId = id;
    forgetBare(desk);
  }
}

function forgetBare(desk: Desk): void {
  desk.r.days = desk.r.days.filter((day) => day.bare === undefined);
  desk.r.times = desk.r.times.filter((time) => time.bare === undefined);
}
