import { access, route } from "../../kit/route.ts";
import { Nothing, named } from "../../kit/schema.ts";
import { Domain, DomainQuery, HostnameParams, NewDomain, PartnerQuery } from "./schema.ts";

named({ Domain });

export const addDomain = route({
  name: "domain.add",
  method: "POST",
  path: "/api/heroku",
  summary: "Agrega un dominio propio a un partner",
  access: access.partner,
  body: NewDomain,
  data: Domain,
  status: 201,
  rate: "heavy",
});

/** Each call asks the provider (contract/partners). */
export const readDomain = route({
  name: "domain.read",
  method: "GET",
  path: "/api/heroku",
  summary: "El estado de un dominio, consultado en este momento",
  access: access.partner,
  query: DomainQuery,
  data: Domain,
  rate: "heavy",
});

export const removeDomain = route({
  name: "domain.remove",
  method: "DELETE",
  path: "/api/heroku/:hostname",
  summary: "Quita un dominio de un partner: deja de mostrarse en ese momento",
  access: access.partner,
  params: HostnameParams,
  query: PartnerQuery,
  data: Nothing,
});
