// What the screens ask about specialists.
import { specialists as resource } from "@mostrador/domain/business/specialists/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

// Of the documents: at the address of one specialist stands the search in a branch.
const { get: _, ...routes } = resource.routes;

export const specialists = resourceHooks({ ...resource, routes });

/** Also the archived ones. */
export const useSpecialists = specialists.useAll;
export const readSpecialists = specialists.readAll;
export const useCreateSpecialist = specialists.useCreate;
export const useEditSpecialist = specialists.useEdit;
