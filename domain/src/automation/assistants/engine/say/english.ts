// The sentences of the built-in engine in English: for booking, hours, prices, places and a person. Everything else is
// said in Spanish.
import { type Day, WEEKDAYS, weekdayOf } from "../../../../kit/calendar.ts";
import { sayTime } from "../../../../kit/words/say-date.ts";
import { hoursOn } from "../../tools/answers/branch-day.ts";
import type { ToolAppointment, ToolSlot } from "../../tools/answers/schema.ts";
import { bullets, capital } from "./format.ts";
import { nameIn } from "./offers.ts";
import type { Sentences } from "./sentences.ts";
import type { Voice } from "./voice.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");

export const ENGLISH: Partial<Sentences> = {
  greet: (_, { assistant }) => `Hi, I'm ${assistant.name} from ${assistant.businessName}.`,
  welcome: () => "You're welcome. I'm here if you need anything else.",
  bye: () => "Goodbye, have a great day.",
  need: () => "How can I help you?",
  help: () => "Sure, I can give you prices and opening hours, or book an appointment.",
  services: ({ services }) => `This is what we offer:\n${bullets(services.map(priced))}`,
  price: ({ services }) => `These are our prices:\n${bullets(services.map(priced))}`,
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
  place: ({ branches }) =>
    `Where to find us:\n${bullets(branches.map(({ name, address, city }) => `${name}: ${[address, city].filter(Boolean).join(", ")}`))}`,
  appointments: ({ appointments }, v) => `Your appointments:\n${bullets(appointments.map((one) => line(one, v)))}`,
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
  handed_over: () => "Sure, I'm letting a person from our team know; they will write to you here.",
  not_offered: ({ names }) => `We don't offer ${names.join(" or ")}.`,
  not_booking: () => "All right, nothing is booked. I'm here if you need anything.",
  kept: () => "All right, your appointment stays as it was.",
  not_understood: ({ hintsPerson }) =>
    hintsPerson ? "Write «person» and I will call somebody from our team." : "Sorry, I didn't understand.",
};

function sayHours(open: readonly { from: string; to: string }[]): string {
  return open.length === 0 ? "closed" : open.map(({ from, to }) => `${sayTime(from)} to ${sayTime(to)}`).join(" and ");
}

function priced({ name, price }: { name: string; price: string }): string {
  return price ? `${name}: ${price}` : name;
}

function priceOf({ serviceId }: ToolSlot, { shop }: Voice): string | undefined {
  const price = shop.services.find(({ id }) => id === serviceId)?.price;
  return price ? `Price: ${price}` : undefined;
}

function sayDay(day: Day): string {
  return `${capital(weekdayOf(day))}, ${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
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
