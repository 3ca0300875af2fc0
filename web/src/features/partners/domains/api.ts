// The server calls about a partner's domains.
import * as routes from "@mostrador/domain/partners/domains/routes.ts";
import { getPartner, listPartners } from "@mostrador/domain/partners/partners/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useRead } from "../../../lib/query.ts";

const LISTS = [getPartner.name, listPartners.name];
const STALE = [...LISTS, routes.readDomain.name];

/** Each reading asks the provider. */
export const useDomain = (partnerId: string, hostname: string | null) =>
  useRead(routes.readDomain, hostname === null ? null : { query: { partnerId, hostname } });
/** The lists that show what the provider said last. */
export function useRereadDomains() {
  const client = useQueryClient();
  return () => Promise.all(LISTS.map((name) => client.invalidateQueries({ queryKey: [name] })));
}

export const useAddDomain = () => useCall(routes.addDomain, STALE, "No se pudo agregar el dominio");
export const useRemoveDomain = () => useCall(routes.removeDomain, STALE, "No se pudo eliminar el dominio");
