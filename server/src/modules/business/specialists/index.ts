// The people who attend.

import { specialists } from "@mostrador/domain/business/specialists/resource.ts";
import * as routes from "@mostrador/domain/business/specialists/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { branchSide } from "../branches/index.ts";
import { searchSpecialists, specialistActions } from "./specialist.ts";
import { specialistsOfBranches } from "./specialist-rows.store.ts";

export { serviceSpecialists, showCalendar } from "./specialist.ts";
export {
  lockSpecialists,
  serviceSpecialistRows,
  specialistNumber,
  specialistRows,
} from "./specialist-rows.store.ts";
/** Which of these people the business has. */
export const knownSpecialists = knownIn("specialists");
export const { create: createSpecialist, all: allSpecialists } = specialistActions;

export function specialistsModule(): Module {
  return {
    fills: [branchSide.fill({ name: "specialists", read: specialistsOfBranches })],
    references: { specialist: knownSpecialists },
    routes: bindResource(specialists, specialistActions, [
      bind(routes.listSpecialists, specialistActions.list),
      bind(routes.searchSpecialists, searchSpecialists),
    ]),
  };
}
