// Rooms and equipment of a branch.
import { facilities } from "@mostrador/domain/catalog/facilities/resource.ts";
import { joinable } from "../../../kernel/db/joinable.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { facilityActions } from "./facility.ts";

export { facilityActions } from "./facility.ts";

/** The columns that other capabilities may read in their own statements. */
export const facilityRows = joinable("facilities", [
  "business_id",
  "id",
  "branch_id",
  "name",
  "kind",
  "units",
  "is_archived",
  "created_at",
]);

export function facilitiesModule(): Module {
  return {
    references: { facility: knownIn("facilities") },
    routes: bindResource(facilities, facilityActions),
  };
}
