import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, named } from "../../kit/schema.ts";
import {
  BusinessFeature,
  BusinessFeatureChange,
  BusinessFeatureParams,
  BusinessStorage,
  FailedJob,
  FeatureChange,
  FeatureParams,
  FeatureSwitch,
  QueueState,
  TeamChannel,
  TeamListQuery,
} from "./schema.ts";

named({ QueueState, FailedJob, TeamChannel, BusinessStorage, FeatureSwitch, BusinessFeature });

export const listQueues = route({
  name: "admin.queues",
  method: "GET",
  path: "/api/admin/queue",
  summary: "Las colas con trabajos pendientes; solo el equipo",
  access: access.admin,
  data: z.array(QueueState),
});

export const listFailedJobs = route({
  name: "admin.failedJobs",
  method: "GET",
  path: "/api/admin/job",
  summary: "Los trabajos que fallaron, el último primero; solo el equipo",
  access: access.admin,
  query: TeamListQuery,
  data: z.array(FailedJob),
  paged: true,
  totals: true,
});

export const retryJob = route({
  name: "admin.retryJob",
  method: "POST",
  path: "/api/admin/job/:id/retry",
  summary: "Intenta de nuevo, ahora, un trabajo que falló; solo el equipo",
  access: access.admin,
  params: IdParams,
  data: z.object({ _id: Id }),
});

export const listTeamChannels = route({
  name: "admin.channels",
  method: "GET",
  path: "/api/admin/channel",
  summary: "Los canales de todos los negocios, primero los que no funcionan; solo el equipo",
  access: access.admin,
  query: TeamListQuery,
  data: z.array(TeamChannel),
  paged: true,
  totals: true,
});

export const listStorage = route({
  name: "admin.storage",
  method: "GET",
  path: "/api/admin/storage",
  summary: "Cuánto ocupan los archivos de cada negocio, de más a menos; solo el equipo",
  access: access.admin,
  query: TeamListQuery,
  data: z.array(BusinessStorage),
  paged: true,
  totals: true,
});

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
