// The server calls about branches.
import { branches as resource } from "@mostrador/domain/business/branches/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

/** contract/agenda#branches */
const FAILED = "Error al Registrar la sucursal";

export const branches = resourceHooks(resource, FAILED);

/** Includes archived ones. */
export const useBranches = branches.useAll;
export const readBranches = branches.readAll;
export const useCreateBranch = branches.useCreate;
