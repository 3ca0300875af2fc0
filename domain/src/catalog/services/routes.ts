import * as z from "zod";
import { ArchiveQuery } from "../../business/branches/routes.ts";
import { Removal } from "../../business/branches/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams } from "../../kit/schema.ts";
import { NewService, Places, Service, ServiceEdit } from "./schema.ts";

const READ = access.view(PAGE.servicios, PAGE.agenda, PAGE.sucursales, PAGE.especialistas, PAGE.asistentes);

export const listServices = route({
  name: "service.list",
  method: "GET",
  path: "/api/service",
  summary: "Servicios del negocio, también los archivados",
  access: READ,
  query: BusinessQuery,
  data: z.array(Service),
});

export const getService = route({
  name: "service.get",
  method: "GET",
  path: "/api/service/:id",
  summary: "Un servicio",
  access: READ,
  row: "services",
  params: IdParams,
  data: Service,
});

export const createService = route({
  name: "service.create",
  method: "POST",
  path: "/api/service",
  summary: "Registra un servicio, con las sucursales y especialistas que lo dan",
  access: access.edit(PAGE.servicios),
  body: z.object({ service: NewService, branches: Places.default([]), specialists: Places.default([]) }),
  data: Service,
  status: 201,
});

export const editService = route({
  name: "service.edit",
  method: "PUT",
  path: "/api/service/:id",
  summary: "Edita un servicio",
  access: access.edit(PAGE.servicios),
  row: "services",
  params: IdParams,
  body: z.object({ service: ServiceEdit, branches: Places.optional(), specialists: Places.optional() }),
  data: Service,
});

export const archiveService = route({
  name: "service.archive",
  method: "PATCH",
  path: "/api/service/:id",
  summary: "Archiva un servicio, o lo recupera",
  access: access.edit(PAGE.servicios),
  row: "services",
  params: IdParams,
  query: ArchiveQuery,
  data: Service,
});

export const deleteService = route({
  name: "service.delete",
  method: "DELETE",
  path: "/api/service/:id",
  summary: "Elimina un servicio; si tiene citas, lo archiva",
  access: access.remove(PAGE.servicios),
  row: "services",
  params: IdParams,
  data: Removal,
});
