// Whether an act is about what the customer named: another service, person, branch, day or hour would answer another
// question. Then the model gets an error; if it does not correct the act, the built-in engine answers.
import { areNamed, areNamedServices, type CustomerWords, isNamedDay, isNamedTime } from "./customer-words.ts";
import type { Act } from "./schema.ts";
import type { SpeechFacts } from "./speech-facts.ts";

/** Why it is about something else, for the model; null where it matches. */
export function strayIn(act: Act, facts: SpeechFacts): string | null {
  const { customer } = facts;
  if (customer === null) return null;
  if (act.branch !== undefined && !areNamed(customer, "branches", idsOf([act.branch], facts.branches))) return OTHER;
  if (act.services?.length && !isOfNamed(act, customer, idsOf(act.services, facts.services))) return OTHER;
  if (act.specialists?.length && !areNamed(customer, "specialists", idsOf(act.specialists, facts.specialists)))
    return OTHER;
  if (
    (act.act === "hours" || act.act === "works") &&
    act.days?.length &&
    !act.days.some((day) => isNamedDay(customer, day, day))
  )
    return OTHER;
  if (act.act === "slots") return straySlots(act, facts, customer);
  return act.act === "appointments" ? strayAppointment(act, facts, customer) : null;
}

/** An answer about offers may include related services. */
function isOfNamed({ act }: Act, customer: CustomerWords, ids: readonly string[]): boolean {
  return act === "services" ? ids.some((id) => areNamedServices(customer, [id])) : areNamedServices(customer, ids);
}

/** Some act has to mention every named service; null where none is left out. */
export function leftOutOf(acts: readonly Act[], { customer, services }: SpeechFacts): string | null {
  if (customer === null) return null;
  const told = acts.filter(({ act }) => TELLS_SERVICE.has(act));
  if (told.length === 0 || told.some((act) => !act.services?.length)) return null;
  const ids = told.flatMap((act) => idsOf(act.services ?? [], services));
  return customer.services.every((mention) => mention.some((id) => ids.includes(id))) ? null : LEFT_OUT;
}

const TELLS_SERVICE: ReadonlySet<Act["act"]> = new Set(["price", "duration", "includes"]);

function straySlots(act: Act, { search, slots }: SpeechFacts, customer: CustomerWords): string | null {
  const named = slots.filter(({ ref }) => act.slots?.includes(ref));
  const all = search ? [...search.output.slots, ...search.output.alternatives, ...named] : named;
  const isOther =
    !areNamedServices(customer, [
      ...new Set([...all.map(({ serviceId }) => serviceId), ...(search ? [search.input.serviceId] : [])]),
    ]) || named.some(({ day }) => !isNamedDay(customer, day, day));
  if (isOther) return OTHER;
  if (!search || named.length > 0) return null;
  const { input } = search;
  const isSame =
    isNamedDay(customer, input.from, input.to) &&
    isNamedTime(customer, input.time) &&
    areNamed(
      customer,
      "branches",
      input.branchId ? [input.branchId] : search.output.slots.map(({ branchId }) => branchId),
    ) &&
    (customer.specialists.length === 0 ||
      (input.specialistId !== undefined && customer.specialists.includes(input.specialistId)));
  return isSame ? null : OTHER;
}

function strayAppointment(act: Act, { appointments }: SpeechFacts, customer: CustomerWords): string | null {
  const one = appointments.find(({ ref }) => ref === act.appointment);
  if (!one) return null;
  return areNamedServices(customer, [one.serviceId]) && isNamedDay(customer, one.day, one.day) ? null : OTHER;
}

function idsOf(named: readonly string[], rows: readonly { id: string; name: string }[]): string[] {
  const fold = (text: string) => text.trim().toLowerCase();
  return named.flatMap((each) => rows.find(({ id, name }) => id === each || fold(name) === fold(each))?.id ?? []);
}

const OTHER = "El cliente nombró otro servicio, persona, sucursal, día u hora: busca y di lo que nombró.";
const LEFT_OUT = "El cliente nombró más de un servicio: di lo de todos.";
