// The server calls about a partner's domains.
import * as routes from "@mostrador/domain/partners/domains/routes.ts";
import { getPartner, listPartners } from "@mostrador/domain/partners/partners/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";

const STALE = [getPartner.name, listPartners.name, routes.readDomain.name];

/** Each reading asks the provider. */
export const useDomain = (partnerId: string, hostname: string | null) =>
  useRead(routes.readDomain, hostname === null ? null : { query: { partnerId, hostname } });
export const useAddDomain = () => useCall(routes.addDomain, STALE, "No se pudo agregar el dominio");
export const useRemoveDomain = () => useCall(routes.removeDomain, STALE, "No se pudo eliminar el dominio");
