// The server calls about audiences.

import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { contactDirectory } from "@mostrador/domain/business/contacts/routes.ts";
import { audiences as resource } from "@mostrador/domain/growth/audiences/resource.ts";
import { changeMembers } from "@mostrador/domain/growth/audiences/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";
import { staleNames } from "../../../lib/resource/stale-names.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { inAddress } from "./in-address.ts";

/** contract/contacts#audiences */
const FAILED = "Error al crear la audiencia. Por favor, intenta de nuevo.";

export const audiences = resourceHooks(resource, FAILED);

const STALE = [resource.routes.list.name, resource.routes.get.name, contactDirectory.name];
export const useChangeMembers = () => useCall(changeMembers, STALE);

/** Replaces the filter of a living audience. */
export const useChangeFilter = () => useCall(resource.routes.edit, [...staleNames(resource), contactDirectory.name]);

/** How many contacts a living audience finds now; undefined while loading, null when unknown. */
export function useFound(filter: ContactFilter | null): number | null | undefined {
  const { businessId } = useActiveBusiness();
  const asked = businessId && filter ? { query: { businessId, limit: 1, exact: "true", ...inAddress(filter) } } : null;
  const { data, error } = useRead(contactDirectory, asked as Parameters<typeof useRead<typeof contactDirectory>>[1]);
  return error ? null : data?.total;
}
