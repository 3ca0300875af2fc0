// Besides the usual calls: lists the sources by name, or for the contact that came through them; the advertisements;
// the results of a source.
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { listQuery } from "../../kit/resource/resource-list.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams, named, optionalText } from "../../kit/schema.ts";
import { trafficSources } from "./resource.ts";
import { SourceResults, TrafficAd, TrafficAdFiling } from "./schema.ts";

named({ SourceResults, TrafficAd, TrafficAdFiling });

/** The business follows from the contact. `trafficSourceName`: a part of its name. */
export const listTrafficSources = route({
  ...trafficSources.routes.list,
  row: "contacts",
  rowIn: "clientId",
  query: listQuery(
    { createdAt: "time", source: "text", keyword: "text" },
    { clientId: null },
    { trafficSourceName: optionalText(60, "El nombre de la fuente") },
  ),
});

export const readSourceResults = route({
  name: "trafficSource.results",
  method: "GET",
  path: "/api/trafficSource/:id/results",
  summary: "Lo que dejaron los contactos de una fuente desde que llegaron: ingresos y eventos de conversión",
  access: access.view(PAGE.fuentesTrafico),
  row: "traffic_sources",
  params: IdParams,
  data: SourceResults,
});

export const listTrafficAds = route({
  name: "trafficAd.list",
  method: "GET",
  path: "/api/trafficAd",
  summary: "Los anuncios por los que llegaron contactos, con su fuente",
  access: access.view(PAGE.fuentesTrafico),
  query: BusinessQuery,
  data: z.array(TrafficAd),
});

export const fileTrafficAd = route({
  name: "trafficAd.file",
  method: "POST",
  path: "/api/trafficAd",
  summary: "Dice de qué fuente es un anuncio; quienes llegaron por él quedan en esa fuente",
  access: access.edit(PAGE.fuentesTrafico),
  body: z.object({ trafficAd: TrafficAdFiling }),
  data: TrafficAd,
});
