// Answers to questions on services, prices, hours, place and people, from tools called in this turn.
import type { ToolBranch, ToolService } from "../../tools/answers/schema.ts";
import { serviceLines } from "../say/offers.ts";
import { sayOpening, sayOpenNow } from "../say/opening.ts";
import { sayPlaces } from "../say/places.ts";
import { sayContents, sayLength, sayPeople, sayPrice } from "../say/services.ts";
import { specialistsOf } from "../shop.ts";
import { call, type Talk } from "../turn.ts";
import { branchOf, type Desk, serviceOf } from "./desk.ts";

/** Null when nothing of the kind was asked. */
export function* answerQuestions(desk: Desk): Talk<string | null> {
  const { r } = desk;
  const answers: string[] = [];
  if (r.intents.has("robot"))
    answers.push(
      `Soy ${desk.turn.assistant.name}, asistente virtual de ${desk.turn.assistant.businessName}: respondo dudas y agendo citas.`,
    );
  const about = aboutServices(desk);
  if (r.intents.has("price")) answers.push(yield* prices(desk, about));
  else if (r.intents.has("services") && r.services.length === 0)
    answers.push(`Esto es lo que ofrecemos:\n${serviceLines((yield* call("list_services", {})).services)}`);
  if (r.intents.has("duration")) answers.push(durations(desk, about));
  if (r.intents.has("includes") && about.length > 0) answers.push(about.slice(0, 2).map(sayContents).join("\n"));
  if (r.intents.has("open-now")) answers.push(sayOpenNow(yield* branches(desk), desk.turn.now));
  else if (asksHours(desk)) answers.push(hours(desk, yield* branches(desk)));
  if (r.intents.has("place")) answers.push(sayPlaces(yield* branches(desk)));
  else if (r.intents.has("branches") && !asksHours(desk))
    answers.push(sayPlaces((yield* call("list_branches", {})).branches));
  if (r.intents.has("who") && !(r.times.length > 0 && about.length > 0)) answers.push(who(desk, about));
  return answers.length > 0 ? answers.join("\n\n") : null;
}

/** "¿Qué horarios tienes mañana?" in a booking asks for free hours, not for the opening hours. */
export function asksHours(desk: Desk): boolean {
  const { r, m } = desk;
  if (!r.intents.has("hours")) return false;
  const opening = /\b(abr\w+|cierr\w+|atencion|abiert\w+|trabajan|laboran|atienden)\b/.test(r.text);
  return (
    opening ||
    !(
      m.goal === "book" ||
      m.goal === "reschedule" ||
      r.intents.has("availability") ||
      r.intents.has("book") ||
      r.services.length > 0
    )
  );
}

function aboutServices(desk: Desk): ToolService[] {
  const { r, m } = desk;
  const said = [...new Set(r.services.flatMap((mention) => mention.ids))];
  const ids = said.length > 0 ? said : m.slot ? [m.slot.serviceId] : m.wish.serviceId ? [m.wish.serviceId] : m.options;
  return ids.map((id) => serviceOf(desk, id)).filter((service) => service !== null);
}

function* prices(desk: Desk, about: readonly ToolService[]): Talk<string> {
  const { services } = yield* call("list_services", {});
  const now = about
    .map((one) => services.find((service) => service.id === one.id))
    .filter((service) => service !== undefined);
  if (now.length === 0) {
    if (desk.m.done && desk.r.services.length === 0) {
      const done = services.find((service) => service.id === desk.m.done?.serviceId);
      if (done && !/precios|costos|tarifas|lista/.test(desk.r.text)) return sayPrice(done);
    }
    return `Estos son nuestros precios:\n${serviceLines(services)}`;
  }
  return now.length === 1 ? sayPrice(now[0]!) : `Estos son los precios:\n${serviceLines(now)}`;
}

function durations(desk: Desk, about: readonly ToolService[]): string {
  const services =
    about.length > 0
      ? about
      : desk.m.done
        ? [serviceOf(desk, desk.m.done.serviceId)].filter((service) => service !== null)
        : [];
  if (services.length === 0) return `Depende del servicio:\n${serviceLines(desk.shop.services)}`;
  return services.slice(0, 5).map(sayLength).join("\n");
}

function* branches(desk: Desk): Talk<ToolBranch[]> {
  const { branches: all } = yield* call("list_branches", {});
  const said = desk.r.branches.flatMap((mention) => mention.ids);
  const named = all.filter((branch) => said.includes(branch.id));
  if (named.length > 0) return named;
  const chosen = branchOf(desk, desk.m.slot?.branchId ?? desk.m.wish.branchId);
  return chosen && !/\bsucursales\b/.test(desk.r.text) ? all.filter((branch) => branch.id === chosen.id) : all;
}

function hours(desk: Desk, all: readonly ToolBranch[]): string {
  const days = [...new Set(desk.r.days.filter((day) => day.from === day.to).map((day) => day.from))];
  return sayOpening(all, days, desk.today);
}

function who({ shop, m }: Desk, about: readonly ToolService[]): string {
  const [service] = about.length === 1 ? about : [];
  const people = service ? specialistsOf(shop, service, m.wish.branchId) : shop.specialists;
  return sayPeople(people, service ?? null, shop.branches);
}
