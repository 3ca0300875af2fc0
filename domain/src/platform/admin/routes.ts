import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams, named } from "../../kit/schema.ts";
import { BusinessStorage, FailedJob, QueueState, TeamChannel, TeamListQuery } from "./schema.ts";

named({ QueueState, FailedJob, TeamChannel, BusinessStorage });

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
