// Answers questions about services, prices, hours, place and people: everything that the business has rows of.
import type { Quote } from "../../../speech/quotable.ts";
import type { ToolBranch, ToolService } from "../../../tools/answers/schema.ts";
import { specialistsOf } from "../../facts/shop.ts";
import type { Act } from "../decision.ts";
import { branchOf, type Scene, serviceOf } from "../scene.ts";
import { workAsked } from "./works-when.ts";

/** Empty when there is no such question. */
export function answersTo(scene: Scene): Act[] {
  const { said, meant, shop } = scene;
  const { kinds } = meant;
  const about = aboutServices(scene);
  const work = workAsked(scene);
  const isAboutHours = work === null && asksHours(scene);
  const acts: Act[] = [];
  const quotes = quotesOf(scene);
  if (quotes.length > 0) acts.push({ act: "quote", quotes });
  if (kinds.has("robot")) acts.push({ act: "introduce" });
  if (kinds.has("price")) acts.push(priceOf(scene, about));
  else if (kinds.has("services") && meant.services.every(({ denied }) => denied) && !isTaken(scene))
    acts.push({ act: "services", services: shop.services });
  if (kinds.has("duration") && !isPricedWithLength(kinds, about)) acts.push(durationOf(scene, about));
  if (kinds.has("includes") && about.length > 0) acts.push({ act: "includes", services: about.slice(0, 2) });
  // "¿Están abiertos el 25 de diciembre?" is about that day.
  const isNow = kinds.has("open-now") && work === null && daysAsked(scene).every((day) => day === scene.turn.now.day);
  if (isNow) acts.push({ act: "open_now", branches: branchesAsked(scene) });
  else if (isAboutHours || (kinds.has("open-now") && work === null))
    acts.push({ act: "hours", branches: branchesAsked(scene), days: daysAsked(scene) });
  if (kinds.has("place")) acts.push({ act: "place", branches: branchesAsked(scene) });
  else if (kinds.has("branches") && !isAboutHours) acts.push({ act: "place", branches: shop.branches });
  if (work !== null) acts.push(work.act);
  else if (kinds.has("who") && !(meant.times.length > 0 && about.length > 0)) acts.push(peopleOf(scene, about));
  return said.isEmpty ? [] : acts;
}

// "Me interesa" takes what was proposed; alone it asks what there is.
function isTaken({ state, said }: Scene): boolean {
  return state.asks === "propose" && said.leaning.yes && !said.isQuestion;
}

/** "¿Qué horarios tienes mañana?" in a booking asks for free hours, not for the opening hours. */
export function asksHours({ state, said, meant }: Scene): boolean {
  const { kinds } = meant;
  if (!kinds.has("hours")) return false;
  const isSeeking = state.kind === "booking" || state.kind === "moving";
  const isFree = isSeeking || kinds.has("availability") || kinds.has("book") || meant.services.length > 0;
  return said.cues.has("opening words") || !isFree;
}

/** The texts of the business about the question. */
export function quotesOf({ said }: Pick<Scene, "said">): Quote[] {
  return [...new Set(said.questions.flatMap(({ quote }) => quote ?? []))];
}

function aboutServices(scene: Scene): ToolService[] {
  const { state, meant } = scene;
  const said = [...new Set(meant.services.flatMap(({ ids }) => ids))];
  const { slot, draft, options } = state;
  const ids = said.length > 0 ? said : slot ? [slot.serviceId] : draft.serviceId ? [draft.serviceId] : options;
  return ids.map((id) => serviceOf(scene, id)).filter((service) => service !== null);
}

function doneService(scene: Scene): ToolService[] {
  const { done } = scene.state;
  return [done && serviceOf(scene, done.serviceId)].filter((service) => service !== null);
}

function priceOf(scene: Scene, about: readonly ToolService[]): Act {
  const { said, meant, shop } = scene;
  const isList = said.cues.has("price list") || meant.services.length > 0;
  const services = about.length > 0 ? about : isList ? [] : doneService(scene);
  return { act: "price", services: services.length > 0 ? services : shop.services, isAll: services.length === 0 };
}

function durationOf(scene: Scene, about: readonly ToolService[]): Act {
  const services = about.length > 0 ? about : doneService(scene);
  const isAll = services.length === 0;
  return { act: "duration", services: isAll ? scene.shop.services : services.slice(0, 5), isAll };
}

// The price of a service is said with how long it takes.
function isPricedWithLength(kinds: Scene["meant"]["kinds"], about: readonly ToolService[]): boolean {
  return kinds.has("price") && about.length > 0 && about.every(({ price }) => price !== "");
}

function branchesAsked(scene: Scene): ToolBranch[] {
  const { state, said, meant, shop } = scene;
  const ids = meant.branches.flatMap((mention) => mention.ids);
  const named = shop.branches.filter((branch) => ids.includes(branch.id));
  if (named.length > 0) return named;
  const chosen = branchOf(scene, state.slot?.branchId ?? state.draft.branchId);
  return chosen && !said.cues.has("all branches") ? [chosen] : shop.branches;
}

function daysAsked({ meant }: Scene): string[] {
  return [...new Set(meant.days.filter((day) => day.from === day.to).map((day) => day.from))];
}

function peopleOf({ shop, state, meant }: Scene, about: readonly ToolService[]): Act {
  const service = about.length === 1 ? about[0]! : null;
  const all = service ? specialistsOf(shop, service, state.draft.branchId) : shop.specialists;
  const there = all.filter(({ branchId }) => meant.branches.some(({ ids }) => ids.includes(branchId)));
  const people = there.length > 0 ? there : all;
  return { act: "people", people, service };
}
