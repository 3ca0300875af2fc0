// The server calls about specialists.
import { specialists as resource } from "@mostrador/domain/business/specialists/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

// Documented this way: the address of one specialist is the search in a branch.
const { get: _, ...routes } = resource.routes;

export const specialists = resourceHooks({ ...resource, routes });

/** Includes archived ones. */
export const useSpecialists = specialists.useAll;
export const readSpecialists = specialists.readAll;
export const useCreateSpecialist = specialists.useCreate;
export const useEditSpecialist = specialists.useEdit;
