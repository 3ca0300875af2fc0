// Leads a booking from what is known to what is missing, one question at a time, up to the confirmation.

import type { ToolService, ToolSlot } from "../../tools/schema.ts";
import { bullets, sayList, sayTheDay, sayTheTime } from "../say/format.ts";
import { offerLines, sayService, serviceLines, slotFacts } from "../say/offers.ts";
import { sayRefusal } from "../say/refusals.ts";
import { branchesOf, specialistsOf } from "../shop.ts";
import type { Talk } from "../turn.ts";
import { isOpenWhere } from "./across-branches.ts";
import { ask, branchOf, type Desk, serviceOf, specialistOf } from "./desk.ts";
import { type Finding, search } from "./search.ts";

/** The next thing to say of the booking (or the move) at hand. `slot` is one that was just chosen. */
export function* advance(desk: Desk, slot: ToolSlot | null): Talk<string> {
  const { m } = desk;
  m.slot = null;
  const service = settleService(desk);
  if (typeof service === "string") return service;
  const notes: string[] = [];
  const specialist = settleSpecialist(desk, service, notes);
  if (specialist !== null) return said(notes, specialist);
  const branch = settleBranch(desk, service, notes);
  if (branch !== null) return said(notes, branch);
  if (slot !== null) return said(notes, toConfirm(desk, slot));
  const finding = yield* search(desk);
  return said(notes, present(desk, finding));
}

function said(notes: readonly string[], text: string): string {
  return [...notes, text].join(" ");
}

function settleService(desk: Desk): ToolService | string {
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

// Null: settled. A wanted person who does not give the service is named, with those who do.
function settleSpecialist(desk: Desk, service: ToolService, notes: string[]): string | null {
  const { wish } = desk.m;
  const wanted = specialistOf(desk, wish.specialistId);
  const able = specialistsOf(desk.shop, service, null);
  if (desk.r.unknownPerson !== null && wanted === null && able.length > 0) {
    notes.push(
      `No tengo a nadie con ese nombre; ${service.name} lo ${able.length === 1 ? "hace" : "hacen"} ${sayList(able.map((person) => person.name))}.`,
    );
  }
  if (wanted === null || service.specialistIds.includes(wanted.id)) {
    if (wanted && wish.branchId !== null && wanted.branchId !== wish.branchId && desk.shop.branches.length > 1) {
      const there = specialistsOf(desk.shop, service, wish.branchId);
      const named = desk.r.branches.length > 0 && desk.r.specialists.length === 0;
      if (named && there.length > 0) {
        notes.push(
          `${wanted.name} atiende en ${branchOf(desk, wanted.branchId)?.name ?? "otra sucursal"}; en ${branchOf(desk, wish.branchId)?.name ?? "esa"} te atiende ${sayList(
            there.map((person) => person.name),
            "o",
          )}.`,
        );
        wish.specialistId = null;
      } else {
        if (desk.r.branches.length > 0)
          notes.push(`${wanted.name} atiende en ${branchOf(desk, wanted.branchId)?.name ?? "otra sucursal"}.`);
        wish.branchId = wanted.branchId;
      }
    }
    return null;
  }
  wish.specialistId = null;
  const near = able.filter((person) => wish.branchId === null || person.branchId === wish.branchId);
  notes.push(
    `${wanted.name} no hace ${service.name}; lo ${able.length === 1 ? "hace" : "hacen"} ${sayList((near.length > 0 ? near : able).map((person) => person.name))}.`,
  );
  return null;
}

function settleBranch(desk: Desk, service: ToolService, notes: string[]): string | null {
  const { wish } = desk.m;
  const given = branchesOf(desk.shop, service);
  const wanted = specialistOf(desk, wish.specialistId);
  if (wanted && given.some((branch) => branch.id === wanted.branchId)) wish.branchId = wanted.branchId;
  const chosen = branchOf(desk, wish.branchId);
  if (chosen && !given.some((branch) => branch.id === chosen.id)) {
    notes.push(`En ${chosen.name} no damos ${service.name}; sí en ${sayList(given.map((branch) => branch.name))}.`);
    wish.branchId = null;
  }
  if (given.length === 1) wish.branchId = given[0]!.id;
  if (wish.branchId !== null || wish.anyBranch || given.length < 2) return null;
  // Free places are offered at once, each with its branch; only who asks about places is asked for one.
  if (desk.m.asked === "branch") wish.anyBranch = true;
  const { intents } = desk.r;
  if (wish.anyBranch || wish.clocks.length > 0 || !(intents.has("place") || intents.has("branches"))) return null;
  ask(
    desk,
    "branch",
    given.map((branch) => branch.id),
  );
  return `${sayService(service)}: ¿en qué sucursal?\n${given.map((branch) => `• ${branch.name}${branch.address ? `, ${branch.address}` : ""}`).join("\n")}`;
}

function present(desk: Desk, finding: Finding): string {
  const service = serviceOf(desk, desk.m.wish.serviceId)!;
  if (finding.kind === "slot") return toConfirm(desk, finding.slot);
  if (finding.kind === "choice") {
    const again = desk.m.asked === "slot" && desk.m.offered.length === 2;
    offer(desk, finding.slots);
    if (finding.halves && again) {
      const [early, late] = finding.slots.map((slot) => sayTheTime(slot.time));
      return `¿A ${early} o a ${late}? Dime «de la mañana» o «de la noche».`;
    }
    if (finding.time)
      return `${service.name} a ${sayTheTime(finding.time)} tengo estos días:\n${offerLines(desk, finding.slots, null)}\n¿Cuál te queda?`;
    if (finding.day)
      return `Para ${service.name} ${sayTheDay(finding.day, desk.today)} tengo:\n${offerLines(desk, finding.slots, finding.day)}\n¿A qué hora te queda bien?`;
    const open = desk.m.wish.days.length === 0;
    return `${open ? `Para ${service.name}, lo más próximo que tengo es` : `Para ${service.name} tengo`}:\n${offerLines(desk, finding.slots, null)}\n¿Te queda alguno o ${open ? "qué día y hora prefieres" : "prefieres otro día u hora"}?`;
  }
  if (finding.kind === "people") {
    offer(desk, finding.slots);
    const [first] = finding.slots;
    const people = finding.slots.map((slot) => {
      const name = specialistOf(desk, slot.specialistId)?.name ?? "";
      return isOpenWhere(desk) ? `${name} en ${branchOf(desk, slot.branchId)?.name ?? ""}` : name;
    });
    const at = `${sayTheDay(first!.day, desk.today)} a ${sayTheTime(first!.time)}`;
    return `Para ${service.name} ${at} te pueden atender:\n${bullets(people)}\n¿Con quién te agendo?`;
  }
  const why = finding.refusal
    ? sayRefusal(
        finding.refusal,
        {
          day: finding.day,
          time: finding.time,
          specialist: specialistOf(desk, desk.m.wish.specialistId)?.name ?? null,
          branch: desk.shop.branches.length > 1 ? (branchOf(desk, desk.m.wish.branchId)?.name ?? null) : null,
        },
        desk.today,
      )
    : "No encontré lugar en ese horario.";
  if (finding.refusal === "past" && finding.slots.length === 0) {
    desk.m.wish.days = [];
    ask(desk, "when");
    return `${why} ¿Para qué día te agendo?`;
  }
  if (finding.slots.length === 0) {
    ask(desk, "when");
    return `${why} ¿Qué otro día u hora te acomoda?`;
  }
  offer(desk, finding.slots);
  const only = new Set(finding.slots.map((slot) => slot.day));
  const day = only.size === 1 && finding.day !== null && only.has(finding.day) ? finding.day : null;
  const head = day ? `Para ${sayTheDay(day, desk.today)} tengo` : "Lo más cercano que tengo";
  return `${why} ${head}:\n${offerLines(desk, finding.slots, day)}\n¿Te queda ${finding.slots.length === 1 ? "ese horario" : "alguno"}?`;
}

function offer(desk: Desk, slots: readonly ToolSlot[]): void {
  ask(desk, "slot");
  desk.m.offered = [...slots];
}

/** Counts, among the options of the question, how often the name was asked for again. */
const AGAIN = "again";

/** Asks for the name when there is none, else for the yes. */
export function toConfirm(desk: Desk, slot: ToolSlot): string {
  const { m, turn } = desk;
  m.slot = slot;
  if (m.goal === "book" && turn.contactName === null && m.name === null && m.bookingName === null) {
    const again = m.asked === "name";
    if (!again) m.agreed = false;
    const times = again ? m.options.length : 0;
    ask(desk, "name", again ? [...m.options, AGAIN] : []);
    if (times % 2 === 1)
      return "Todavía no tengo un nombre y sin él no puedo apartar. ¿Cómo te llamas? Si prefieres, escribe «persona» y te comunico con alguien del equipo.";
    return again
      ? "Solo me falta tu nombre para apartar el lugar. Escríbeme nombre y apellido, por ejemplo: Ana López."
      : `Sí tengo lugar:\n${slotFacts(desk, slot)}\n¿A nombre de quién la agendo?`;
  }
  ask(desk, "confirm");
  if (m.goal === "reschedule") return `Tu cita quedaría así:\n${slotFacts(desk, slot)}\n¿Hago el cambio?`;
  return `Te agendo:\n${slotFacts(desk, slot)}\n¿Lo confirmo?`;
}
