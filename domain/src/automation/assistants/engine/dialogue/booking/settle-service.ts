// Which service: the known one, or the question for it.

import type { ToolService } from "../../../tools/answers/schema.ts";
import { serviceLines } from "../../say/offers.ts";
import { ask, type Desk, serviceOf, specialistOf } from "../desk.ts";

export function settleService(desk: Desk): ToolService | string {
  const { m, shop } = desk;
  const known = serviceOf(desk, m.wish.serviceId);
  if (known) return known;
  if (shop.services.length === 1) {
    m.wish.serviceId = shop.services[0]!.id;
    return shop.services[0]!;
  }
  const options = shop.services.filter((service) => m.options.includes(service.id));
  if (options.length === 1) {
    m.wish.serviceId = options[0]!.id;
    return options[0]!;
  }
  const again = m.asked === "service";
  if (options.length > 1) {
    ask(
      desk,
      "service",
      options.map((service) => service.id),
    );
    return `¿Cuál de estos te agendo?\n${serviceLines(options)}`;
  }
  const wanted = specialistOf(desk, m.wish.specialistId);
  const given = wanted ? shop.services.filter((service) => service.specialistIds.includes(wanted.id)) : [];
  const listed = given.length > 0 ? given : shop.services;
  if (listed.length === 1) {
    m.wish.serviceId = listed[0]!.id;
    return listed[0]!;
  }
  ask(
    desk,
    "service",
    listed.map((service) => service.id),
  );
  const lead = again
    ? "Dime cuál de estos servicios quieres:"
    : given.length > 0
      ? `¿Qué servicio quieres con ${wanted!.name}?`
      : "Claro, ¿qué servicio te agendo?";
  return `${lead}\n${serviceLines(listed)}`;
}
