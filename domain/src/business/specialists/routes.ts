import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, optionalText } from "../../kit/schema.ts";
import { ArchiveQuery } from "../branches/routes.ts";
import { Removal } from "../branches/schema.ts";
import { NewSpecialist, Specialist, SpecialistEdit, SpecialistsQuery } from "./schema.ts";

const READ = access.view(PAGE.especialistas, PAGE.agenda, PAGE.sucursales, PAGE.servicios);

export const listSpecialists = route({
  name: "specialist.list",
  method: "GET",
  path: "/api/specialist",
  summary: "Especialistas del negocio o de una sucursal, también los archivados",
  access: READ,
  row: "branches",
  rowIn: "branchId",
  query: SpecialistsQuery,
  data: z.array(Specialist),
});

/** `:id` is the branch, as the documents call it. */
export const searchSpecialists = route({
  name: "specialist.search",
  method: "GET",
  path: "/api/specialist/:id",
  summary: "Busca por nombre entre los especialistas de una sucursal",
  access: READ,
  row: "branches",
  params: IdParams,
  query: z.object({
    search: optionalText(60, "La búsqueda"),
    limit: z.coerce
      .number()
      .int()
      .min(1, "El límite debe ser al menos 1")
      .max(30, "El límite máximo es 30")
      .default(10),
  }),
  data: z.array(Specialist),
});

export const createSpecialist = route({
  name: "specialist.create",
  method: "POST",
  path: "/api/specialist",
  summary: "Registra a un especialista",
  access: access.edit(PAGE.especialistas),
  body: z.object({ specialist: NewSpecialist }),
  data: Specialist,
  status: 201,
});

export const editSpecialist = route({
  name: "specialist.edit",
  method: "PUT",
  path: "/api/specialist/:id",
  summary: "Edita a un especialista",
  access: access.edit(PAGE.especialistas),
  row: "specialists",
  params: IdParams,
  body: z.object({ specialist: SpecialistEdit }),
  data: Specialist,
});

export const archiveSpecialist = route({
  name: "specialist.archive",
  method: "PATCH",
  path: "/api/specialist/:id",
  summary: "Archiva a un especialista, o lo recupera",
  access: access.edit(PAGE.especialistas),
  row: "specialists",
  params: IdParams,
  query: ArchiveQuery,
  data: Specialist,
});

export const deleteSpecialist = route({
  name: "specialist.delete",
  method: "DELETE",
  path: "/api/specialist/:id",
  summary: "Elimina a un especialista; si tiene citas, lo archiva",
  access: access.remove(PAGE.especialistas),
  row: "specialists",
  params: IdParams,
  data: Removal,
});
