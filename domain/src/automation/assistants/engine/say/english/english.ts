// The sentences of the built-in engine in English. What the business wrote is quoted as it wrote it.
import { WEEKDAYS } from "../../../../../kit/calendar.ts";
import { sayTime } from "../../../../../kit/words/say-date.ts";
import { sayQuotes } from "../../../speech/quotable.ts";
import { hoursOn } from "../../../tools/answers/branch-day.ts";
import type { ToolAppointment, ToolSlot } from "../../../tools/answers/schema.ts";
import type { HandOver, Note, Verb } from "../../policy/decision.ts";
import { bullets, capital, sayList } from "../format.ts";
import { nameIn } from "../offers.ts";
import type { Sentences } from "../sentences.ts";
import type { Voice } from "../voice.ts";
import { ENGLISH_AGAIN } from "./english-again.ts";
import { sayDay, sayHours } from "./english-words.ts";
import { sayEnglishWork } from "./english-work.ts";

export const ENGLISH: Sentences = {
  greet: (_, { assistant }) => `Hi, I'm ${assistant.name} from ${assistant.businessName}.`,
  welcome: () => "You're welcome. I'm here if you need anything else.",
  bye: () => "Goodbye, have a great day.",
  need: () => "How can I help you?",
  help: () => "Sure, I can give you prices and opening hours, or book an appointment.",
  services: ({ services }) => `This is what we offer:\n${bullets(services.map(priced))}`,
  price: ({ services }) => `These are our prices:\n${bullets(services.map(pricedWithLength))}`,
  duration: ({ services }) => bullets(services.map((one) => `${one.name}: ${one.durationMinutes} minutes`)),
  hours: ({ branches, days }) =>
    branches
      .map((branch) => {
        const lines =
          days.length > 0
            ? days.map((day) => `${sayDay(day)}: ${sayHours(hoursOn(branch, day))}`)
            : WEEKDAYS.map((day) => `${capital(day)}: ${sayHours(branch.hours[day] ?? [])}`);
        return `${branches.length > 1 ? `${branch.name}\n` : ""}${lines.join("\n")}`;
      })
      .join("\n"),
  works_when: (work, { shop, now }) => sayEnglishWork(work, shop.branches, now),
  place: ({ branches }) =>
    `Where to find us:\n${bullets(branches.map(({ name, address, city }) => `${name}: ${[address, city].filter(Boolean).join(", ")}`))}`,
  appointments: ({ appointments }, v) => `Your appointments:\n${bullets(appointments.map((one) => line(one, v)))}`,
  packages: ({ packages }) =>
    `Your packages:\n${bullets(packages.map(({ name, left, sessions, until }) => `${name}: ${left} of ${sessions} sessions left${until === null ? "" : `, until ${sayDay(until)}`}`))}`,
  no_packages: () => "I can't find a package with sessions in your name.",
  no_appointments: ({ maySuggest }) =>
    `I can't find any upcoming appointment in your name.${maySuggest ? " Would you like to book one?" : ""}`,
  unknown: ({ isAsking }) =>
    `I don't have that information.${isAsking ? " Would you like me to call a person from our team?" : ""}`,
  slots: ({ service, slots }, v) => `For ${service.name} I have:\n${lines(slots, v)}\nWhich one works for you?`,
  refused: () => "That time is not available.",
  closest: ({ slots }, v) => `The closest I have:\n${lines(slots, v)}\nDoes one of these work for you?`,
  ask_other_time: () => "Which other day or time works for you?",
  ask_service: ({ services }) => `Which service would you like?\n${bullets(services.map(priced))}`,
  ask_name: () => "What name should I book it under?",
  ask_when: () => "Which day and time would you like?",
  ask_cancel: ({ appointments }, v) => `Should I cancel this?\n${bullets(appointments.map((one) => line(one, v)))}`,
  ask_which: ({ appointments }, v) => `Which one?\n${bullets(appointments.map((one) => line(one, v)))}`,
  propose: () => "Would you like to book an appointment?",
  offer_person: () => "Would you like me to call a person from our team?",
  confirm: ({ of, slot: { slot, name } }, v) => {
    const facts = [
      nameIn(v.shop.services, slot.serviceId),
      `${sayDay(slot.day)} at ${sayTime(slot.time)}`,
      `With ${nameIn(v.shop.specialists, slot.specialistId) ?? ""}${v.shop.branches.length > 1 ? ` at ${nameIn(v.shop.branches, slot.branchId) ?? ""}` : ""}`,
      priceOf(slot, v),
      name && `Name: ${name}`,
    ].filter((fact): fact is string => Boolean(fact));
    return `${of === "move" ? "Your appointment would be" : "I would book"}:\n${bullets(facts)}\nShall I confirm it? (yes / no)`;
  },
  booked: ({ appointment, of }, v) =>
    `Done, your appointment is ${of === "move" ? "changed" : "booked"}:\n${bullets([line(appointment, v), appointment.branchAddress].filter(Boolean))}\nSee you soon.`,
  taken: () => "Sorry, somebody just took that time.",
  cancelled: ({ appointments }, v) => `Done, I cancelled:\n${bullets(appointments.map((one) => line(one, v)))}`,
  handed_over: ({ why }) =>
    `${LEADS[why] ?? "Sure,"} I'm letting a person from our team know; they will write to you here.`,
  not_offered: ({ names }) => `We don't offer ${names.join(" or ")}.`,
  not_booking: () => "All right, nothing is booked. I'm here if you need anything.",
  kept: () => "All right, your appointment stays as it was.",
  not_understood: ({ hintsPerson }) =>
    hintsPerson ? "Write «person» and I will call somebody from our team." : "Sorry, I didn't understand.",
  nice_to_meet: ({ name }) => `Nice to meet you, ${name.split(" ")[0]}. How can I help you?`,
  here: () => "All right. I'm here if you need anything.",
  introduce: (_, { assistant }) =>
    `I'm ${assistant.name}, the virtual assistant of ${assistant.businessName}: I answer questions and book appointments.`,
  includes: ({ services }) =>
    services.map(({ name, description }) => `${name}: ${description || "no details"}`).join("\n"),
  people: ({ people }) =>
    `Our team: ${sayList(
      people.map(({ name }) => name),
      "and",
    )}.`,
  open_at: ({ day }) =>
    `Yes, we are open ${day ? `on ${sayDay(day)} ` : ""}at that time; whether there is room depends on the service.`,
  open_now: ({ branches }, { now }) =>
    branches.map((branch) => `${branch.name}, today: ${sayHours(hoursOn(branch, now.day))}`).join("\n"),
  quote: ({ quotes }, { assistant }) => sayQuotes(quotes, assistant.businessName),
  people_free: ({ service, slots }, v) =>
    `For ${service.name} at ${sayTime(slots[0]!.time)} you can come with:\n${bullets(slots.map((slot) => nameIn(v.shop.specialists, slot.specialistId) ?? ""))}\nWho would you like?`,
  which_half: ({ slots }) => `At ${slots.map(({ time }) => sayTime(time)).join(" or at ")}?`,
  clash: ({ number, named }) => `Which one do you mean: ${sayDay(number)} or ${sayDay(named)}?`,
  no_such_day: () => "There is no such date. Which day would you like?",
  time_unclear: ({ said }) =>
    `I'm not sure that I understand «${said}». Could you write the day and the time, like «Thursday at 5 pm»?`,
  ask_branch: ({ branches }) => `At which branch?\n${bullets(branches.map(({ name }) => name))}`,
  ask_change: () => "Sure, what should I change: the service, the day or the time?",
  ask_again: (act, v) => ENGLISH_AGAIN[act.asks ?? "none"](lines(act.slots, v)),
  ask_attend: ({ appointment }, v) => `Are you coming to ${line(appointment, v)}?`,
  ask_change_or_cancel: () => "All right. Would you like to change it or cancel it?",
  next_booking: () => "Now your other appointment.",
  failed: ({ message }) => message,
  confirmed: ({ appointments, failures }, v) =>
    `Thank you, confirmed:\n${bullets([...appointments.map((one) => line(one, v)), ...failures])}`,
  cannot: ({ verb }) => `I can't ${VERBS[verb]} appointments here.`,
  no_rush: () => "Sure, take your time. Nothing is changed for now.",
  will_not: ({ verb }) => `All right, I won't ${VERBS[verb]} anything.`,
  not_on_condition: () => "I can't do that on a condition: nothing is changed for now.",
  no_terms: ({ verb }) => `I don't have the terms to ${VERBS[verb]} an appointment at hand; nothing is changed.`,
  how_to: ({ verb }) =>
    `To ${VERBS[verb]} your appointment, write «${VERBS[verb]} my appointment» and I ask you first.`,
  not_yet: () => "Not yet.",
  fixed_price: ({ service }) => `${priced(service)}. I can't change that price here.`,
  already_made: ({ text }) => `Your appointment is already booked: ${text}.`,
  booked_so_far: ({ text }) => (text ? `Yes, it is booked: ${text}.` : "You have no appointment booked here yet."),
  stands_like: ({ text }) => `Your appointment: ${text}. Do you need anything else?`,
  no_history: () => "I can't see your earlier appointments here.",
  unsure_which: () => "I don't know which appointment you would like to cancel, and I don't want to get it wrong.",
  named_already: ({ name }) => `Yes, your appointment is under the name ${name}.`,
  rename: ({ name }) => `A person from our team has to put it under the name ${name}.`,
  what_else: () => "Tell me what you need: prices, opening hours, our address or an appointment.",
  moving_one: ({ appointment }, v) => `Your appointment: ${line(appointment, v)}.`,
  added: ({ service }) => `Sure, ${service.name} comes next. First:`,
  not_known_here: () => "I don't have that information here.",
  one_at_a_time: () => "I book one appointment at a time here; let's begin with the first.",
  fewer_places: ({ asked, planned }) =>
    `You are ${asked} people and I can hold ${planned} ${planned === 1 ? "place" : "places"} here; we see about the others afterwards.`,
  note: (note) => NOTES[note.of],
  missed_noted: () => "No problem, thank you for letting us know.",
};

const VERBS: Record<Verb, string> = { book: "book", move: "change", cancel: "cancel", attend: "confirm" };

const LEADS: Partial<Record<HandOver, string>> = {
  harm: "I'm very sorry about what happened.",
  complaint: "I'm very sorry about your experience.",
  upset: "I'm sorry for the trouble.",
  "money-dispute": "I'm sorry for the trouble with your payment.",
  crisis: "Thank you for telling me. If you are in danger, call 911.",
  distress: "I'm so sorry to hear that.",
  late: "Thank you for letting us know.",
  "own-data": "You have the right to see, correct or delete your data.",
  "not understood": "Sorry, I can't help you well with that.",
};

const NOTES: Record<Note["of"], string> = {
  "not in branch": "We don't offer that at this branch.",
  "unknown person": "There is nobody here by that name.",
  "person elsewhere": "That person works at another branch.",
  "others there": "That person works at another branch.",
  "does not do it": "That person does not offer this service.",
};

function priced({ name, price }: { name: string; price: string }): string {
  return price ? `${name}: ${price}` : name;
}

function pricedWithLength(service: { name: string; price: string; durationMinutes: number }): string {
  return `${priced(service)}, ${service.durationMinutes} minutes`;
}

function priceOf({ serviceId }: ToolSlot, { shop }: Voice): string | undefined {
  const price = shop.services.find(({ id }) => id === serviceId)?.price;
  return price ? `Price: ${price}` : undefined;
}

function line({ serviceName, day, time, specialistName, branchName }: ToolAppointment, { shop }: Voice): string {
  const where = shop.branches.length > 1 ? ` at ${branchName}` : "";
  return `${serviceName}, ${sayDay(day)} at ${sayTime(time)} with ${specialistName}${where}`;
}

function lines(slots: readonly ToolSlot[], { shop }: Voice): string {
  return bullets(
    slots.map((slot) => {
      const where = shop.branches.length > 1 ? ` at ${nameIn(shop.branches, slot.branchId) ?? ""}` : "";
      return `${sayDay(slot.day)}, ${sayTime(slot.time)}${where}`;
    }),
  );
}
