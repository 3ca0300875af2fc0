// Answers to questions on services, prices, hours, place and people, from tools called in this turn.
import { addDays, WEEKDAYS, weekdayOf } from "../../../../kit/calendar.ts";
import { sayTheDay, sayTime } from "../../../../kit/words/say-date.ts";
import type { ToolBranch, ToolService } from "../../tools/schema.ts";
import { bullets, sayDuration, sayList } from "../say/format.ts";
import { serviceLines } from "../say/offers.ts";
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
  if (r.intents.has("includes") && about.length > 0)
    answers.push(
      about
        .slice(0, 2)
        .map((service) =>
          service.description
            ? `${service.name}: ${service.description}`
            : `${service.name} dura ${sayDuration(service.durationMinutes)} y cuesta ${service.price}.`,
        )
        .join("\n"),
    );
  if (r.intents.has("open-now")) answers.push(openNow(desk, yield* branches(desk)));
  else if (asksHours(desk)) answers.push(hours(desk, yield* branches(desk)));
  if (r.intents.has("place")) answers.push(places(yield* branches(desk)));
  else if (r.intents.has("branches") && !asksHours(desk))
    answers.push(places((yield* call("list_branches", {})).branches));
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
      if (done && !/precios|costos|tarifas|lista/.test(desk.r.text)) return priceOf(done);
    }
    return `Estos son nuestros precios:\n${serviceLines(services)}`;
  }
  return now.length === 1 ? priceOf(now[0]!) : `Estos son los precios:\n${serviceLines(now)}`;
}

function priceOf(service: ToolService): string {
  return service.price
    ? `${service.name} cuesta ${service.price} y dura ${sayDuration(service.durationMinutes)}.`
    : `De ${service.name} no tengo el precio a la mano.`;
}

function durations(desk: Desk, about: readonly ToolService[]): string {
  const services =
    about.length > 0
      ? about
      : desk.m.done
        ? [serviceOf(desk, desk.m.done.serviceId)].filter((service) => service !== null)
        : [];
  if (services.length === 0) return `Depende del servicio:\n${serviceLines(desk.shop.services)}`;
  return services
    .slice(0, 5)
    .map((service) => `${service.name} dura ${sayDuration(service.durationMinutes)}.`)
    .join("\n");
}

function* branches(desk: Desk): Talk<ToolBranch[]> {
  const { branches: all } = yield* call("list_branches", {});
  const said = desk.r.branches.flatMap((mention) => mention.ids);
  const named = all.filter((branch) => said.includes(branch.id));
  if (named.length > 0) return named;
  const chosen = branchOf(desk, desk.m.slot?.branchId ?? desk.m.wish.branchId);
  return chosen && !/\bsucursales\b/.test(desk.r.text) ? all.filter((branch) => branch.id === chosen.id) : all;
}

function places(all: readonly ToolBranch[]): string {
  const where = (branch: ToolBranch) =>
    [branch.address, branch.city]
      .filter(Boolean)
      .filter((part, i, parts) => i === 0 || !parts[0]!.includes(part))
      .join(", ");
  if (all.length === 1) return `Estamos en ${where(all[0]!)}.${all[0]!.mapsUrl ? `\n${all[0]!.mapsUrl}` : ""}`;
  return `Nuestras sucursales:\n${bullets(all.map((branch) => `${branch.name}: ${where(branch)}`))}`;
}

function openNow(desk: Desk, all: readonly ToolBranch[]): string {
  const { day, time } = desk.turn.now;
  return all
    .map((branch) => {
      const today = branch.hours[weekdayOf(day)] ?? [];
      const where = all.length > 1 ? `${branch.name}: ` : "";
      const open = today.find(({ from, to }) => time >= from && time < to);
      const next = today.find(({ from }) => from > time);
      if (open) return `${where}Sí, hoy estamos abiertos hasta las ${sayTime(today.at(-1)!.to)}.`;
      if (next) return `${where}Ahorita está cerrado; hoy abrimos a las ${sayTime(next.from)}.`;
      for (let ahead = 1; ahead <= 7; ahead++) {
        const hours = branch.hours[weekdayOf(addDays(day, ahead))] ?? [];
        if (hours.length > 0)
          return `${where}Ahorita está cerrado; abrimos ${sayTheDay(addDays(day, ahead), day)} a las ${sayTime(hours[0]!.from)}.`;
      }
      return `${where}Ahorita está cerrado.`;
    })
    .join("\n");
}

function hours(desk: Desk, all: readonly ToolBranch[]): string {
  const days = [...new Set(desk.r.days.filter((day) => day.from === day.to).map((day) => day.from))];
  return all
    .slice(0, 6)
    .map((branch) => {
      const where = all.length > 1 ? `${branch.name}: ` : "";
      if (days.length === 0) return `${where}${week(branch)}`;
      return days
        .map((day) => {
          const open = branch.hours[weekdayOf(day)] ?? [];
          const when = sayTheDay(day, desk.today);
          return open.length === 0 ? `${where}${when} no abrimos.` : `${where}${when} abrimos de ${sayOpen(open)}.`;
        })
        .join("\n");
    })
    .join("\n")
    .replace(/^./, (letter) => letter.toUpperCase());
}

function week(branch: ToolBranch): string {
  const names = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
  const said = WEEKDAYS.map((day) => sayOpen(branch.hours[day] ?? []));
  const groups: { from: number; to: number; open: string }[] = [];
  said.forEach((open, i) => {
    const last = groups.at(-1);
    if (last?.open === open) last.to = i;
    else groups.push({ from: i, to: i, open });
  });
  const name = (group: { from: number; to: number }) =>
    group.from === group.to
      ? names[group.from]!
      : `${names[group.from]} ${group.to === group.from + 1 ? "y" : "a"} ${names[group.to]}`;
  return `${groups.map((group) => (group.open === "" ? `${name(group)} cerrado` : `${name(group)} de ${group.open}`)).join("; ")}.`;
}

function sayOpen(open: readonly { from: string; to: string }[]): string {
  return open.map(({ from, to }) => `${sayTime(from)} a ${sayTime(to)}`).join(" y de ");
}

function who(desk: Desk, about: readonly ToolService[]): string {
  const people = about.length === 1 ? specialistsOf(desk.shop, about[0]!, desk.m.wish.branchId) : desk.shop.specialists;
  if (people.length === 0) return "Por ahora no tengo a nadie disponible para eso.";
  const names = people.map((person) =>
    desk.shop.branches.length > 1 ? `${person.name} (${branchOf(desk, person.branchId)?.name ?? ""})` : person.name,
  );
  return about.length === 1
    ? `${about[0]!.name} lo ${people.length === 1 ? "hace" : "hacen"} ${sayList(names)}.`
    : `Atienden ${sayList(names)}.`;
}
