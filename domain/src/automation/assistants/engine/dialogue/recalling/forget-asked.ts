// What a message only asks about is not wanted: its days, services and branches are let go once they are answered.

import type { ServiceMention } from "../../parse/catalogue/services.ts";
import type { Desk } from "../desk.ts";
import { asksHours } from "../questions.ts";

export function forgetWhatWasAsked(desk: Desk): void {
  const { r, m } = desk;
  const whole = r.services.some((mention) => mention.sure) && r.days.length > 0 && r.times.length > 0;
  const wants = r.intents.has("book") || r.intents.has("availability") || whole;
  if ((asksHours(desk) || r.intents.has("open-now")) && !wants) r.days = r.times = [];
  const about = ["price", "duration", "includes", "who"] as const;
  if (r.intents.has("price")) r.services = withoutPriced(r);
  if (
    about.some((intent) => r.intents.has(intent)) &&
    m.wish.serviceId !== null &&
    m.goal !== null &&
    !wants &&
    !r.corrects
  )
    r.services = [];
  if ((r.intents.has("place") || asksHours(desk)) && m.goal !== null && m.asked !== "branch") r.branches = [];
}

// "El precio del blanqueamiento, y agéndame una limpieza": the first is only asked about.
function withoutPriced({ services, text }: Desk["r"]): ServiceMention[] {
  const wants =
    [...text.matchAll(/\b(?:agend|apart|reserv|anot|apunt)[a-z]*\b|\bquiero\b(?! saber)/g)].at(-1)?.index ?? -1;
  if (!services.some((mention) => mention.at > wants && wants >= 0)) return services;
  const priced = /\b(?:precio|costo|cuanto (?:cuesta|sale|vale|cobran|es|por)|a como)(?: [a-z]+){0,3} $/;
  const left = services.filter((mention) => mention.at > wants || !priced.test(text.slice(0, mention.at)));
  return left.length > 0 ? left : services;
}
