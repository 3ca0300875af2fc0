// The people who attend.
import * as routes from "@mostrador/domain/business/specialists/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import {
  archiveSpecialist,
  createSpecialist,
  deleteSpecialist,
  editSpecialist,
  listSpecialists,
  searchSpecialists,
} from "./specialist.ts";

export { createSpecialist, listSpecialists } from "./specialist.ts";

export function specialistsModule(): Module {
  return {
    routes: [
      bind(routes.listSpecialists, listSpecialists),
      bind(routes.searchSpecialists, searchSpecialists),
      bind(routes.createSpecialist, createSpecialist),
      bind(routes.editSpecialist, editSpecialist),
      bind(routes.archiveSpecialist, archiveSpecialist),
      bind(routes.deleteSpecialist, deleteSpecialist),
    ],
  };
}
