// Settles which service, with which person and where: either it is known, or the engine asks.
import type { ToolService } from "../../../tools/answers/schema.ts";
import { branchesOf, specialistsOf } from "../../facts/shop.ts";
import type { Act } from "../decision.ts";
import { ask, branchOf, type Scene, serviceOf, specialistOf } from "../scene.ts";

export function settleService(scene: Scene): ToolService | Act {
  const { state, shop } = scene;
  const known = serviceOf(scene, state.draft.serviceId);
  if (known) return known;
  const take = (service: ToolService) => {
    state.draft.serviceId = service.id;
    return service;
  };
  if (shop.services.length === 1) return take(shop.services[0]!);
  const options = shop.services.filter((service) => state.options.includes(service.id));
  if (options.length === 1) return take(options[0]!);
  const isAgain = state.asks === "service";
  const wanted = specialistOf(scene, state.draft.specialistId);
  const given = wanted ? shop.services.filter((service) => service.specialistIds.includes(wanted.id)) : [];
  const services = options.length > 1 ? options : given.length > 0 ? given : shop.services;
  if (services.length === 1) return take(services[0]!);
  ask(
    scene,
    "service",
    services.map(({ id }) => id),
  );
  const how =
    options.length > 1 ? "which of these" : isAgain ? "again" : given.length > 0 ? "with" : ("first" as const);
  return { act: "ask_service", services, how, specialist: wanted?.name ?? null };
}

/** A person who gives the service, if there is one; if the requested person does not, the reply names those who do. */
export function settlePerson(scene: Scene, service: ToolService, notes: Act[]): void {
  const { said, meant, shop } = scene;
  const { draft } = scene.state;
  const wanted = specialistOf(scene, draft.specialistId);
  const able = specialistsOf(shop, service, null);
  const namesOf = (people: typeof able) => people.map(({ name }) => name);
  if (said.unknownPerson !== null && wanted === null && able.length > 0)
    notes.push({ act: "note", of: "unknown person", service: service.name, people: namesOf(able) });
  if (wanted === null) return;
  if (!service.specialistIds.includes(wanted.id)) {
    draft.specialistId = null;
    const near = able.filter((person) => draft.branchId === null || person.branchId === draft.branchId);
    const people = namesOf(near.length > 0 ? near : able);
    notes.push({ act: "note", of: "does not do it", person: wanted.name, service: service.name, people });
    return;
  }
  if (draft.branchId === null || wanted.branchId === draft.branchId || shop.branches.length < 2) return;
  const there = specialistsOf(shop, service, draft.branchId);
  const place = branchOf(scene, wanted.branchId)?.name ?? "";
  const isBranchSaid = meant.branches.length > 0;
  if (isBranchSaid && meant.people.length === 0 && there.length > 0) {
    const here = branchOf(scene, draft.branchId)?.name ?? "";
    const people = namesOf(there);
    notes.push({ act: "note", of: "others there", person: wanted.name, branch: place, here, people });
    draft.specialistId = null;
    return;
  }
  if (isBranchSaid) notes.push({ act: "note", of: "person elsewhere", person: wanted.name, branch: place });
  draft.branchId = wanted.branchId;
}

/** A branch that gives the service; only customers who ask about places are asked. */
export function settleBranch(scene: Scene, service: ToolService, notes: Act[]): Act | null {
  const { state, meant, shop } = scene;
  const { draft } = state;
  const branches = branchesOf(shop, service);
  const isGiven = (id: string) => branches.some((branch) => branch.id === id);
  const wanted = specialistOf(scene, draft.specialistId);
  if (wanted && isGiven(wanted.branchId)) draft.branchId = wanted.branchId;
  const chosen = branchOf(scene, draft.branchId);
  if (chosen && !isGiven(chosen.id)) {
    const names = branches.map(({ name }) => name);
    notes.push({ act: "note", of: "not in branch", branch: chosen.name, service: service.name, branches: names });
    draft.branchId = null;
  }
  if (branches.length === 1) draft.branchId = branches[0]!.id;
  if (draft.branchId !== null || draft.anyBranch || branches.length < 2) return null;
  // Free slots are offered at once, each with its branch; only customers who ask about places are asked for one.
  if (state.asks === "branch") draft.anyBranch = true;
  const isAboutPlaces = meant.kinds.has("place") || meant.kinds.has("branches");
  if (draft.anyBranch || draft.clocks.length > 0 || !isAboutPlaces) return null;
  ask(
    scene,
    "branch",
    branches.map(({ id }) => id),
  );
  return { act: "ask_branch", service, branches };
}
