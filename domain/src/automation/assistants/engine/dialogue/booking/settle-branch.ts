// Where: a branch that gives the service; asked only of those who ask about places.

import type { ToolService } from "../../../tools/answers/schema.ts";
import { sayList } from "../../say/format.ts";
import { sayService } from "../../say/offers.ts";
import { branchesOf } from "../../shop.ts";
import { ask, branchOf, type Desk, specialistOf } from "../desk.ts";

export function settleBranch(desk: Desk, service: ToolService, notes: string[]): string | null {
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
