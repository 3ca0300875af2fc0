// Apart from the other calls of the team: the menu of everybody asks which features are off.
import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { BusinessQuery, IdParams, named } from "../../../kit/schema.ts";
import {
  BusinessFeature,
  BusinessFeatureChange,
  BusinessFeatureParams,
  FeatureChange,
  FeatureParams,
  FeatureSwitch,
} from "./schema.ts";

named({ FeatureSwitch, BusinessFeature });

export const listFeatures = route({
  name: "admin.features",
  method: "GET",
  path: "/api/admin/feature",
  summary: "Las funciones que el equipo puede desactivar, y dónde lo están; solo el equipo",
  access: access.admin,
  data: z.array(FeatureSwitch),
});

export const setFeature = route({
  name: "admin.setFeature",
  method: "PUT",
  path: "/api/admin/feature/:feature",
  summary: "Activa o desactiva una función para todos los negocios; solo el equipo",
  access: access.admin,
  params: FeatureParams,
  body: FeatureChange,
  data: z.object({ key: z.string(), isOn: z.boolean() }),
});

export const listBusinessFeatures = route({
  name: "admin.businessFeatures",
  method: "GET",
  path: "/api/admin/business/:id/feature",
  summary: "Las funciones como están en un negocio; solo el equipo",
  access: access.admin,
  params: IdParams,
  data: z.array(BusinessFeature),
});

export const setBusinessFeature = route({
  name: "admin.setBusinessFeature",
  method: "PUT",
  path: "/api/admin/business/:id/feature/:feature",
  summary: "Activa o desactiva una función en un negocio, o la deja como en todos; solo el equipo",
  access: access.admin,
  params: BusinessFeatureParams,
  body: BusinessFeatureChange,
  data: z.array(BusinessFeature),
});

/** For the menu: people of these pages have entries that may be hidden. */
export const listOffFeatures = route({
  name: "feature.off",
  method: "GET",
  path: "/api/feature/off",
  summary: "Las funciones desactivadas en el negocio",
  access: access.view(PAGE.campanas, PAGE.flujos, PAGE.directorio, PAGE.sucursales),
  query: BusinessQuery,
  data: z.array(z.string()),
});
