import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams } from "../../kit/schema.ts";
import { Branch, BranchEdit, NewBranch, Removal } from "./schema.ts";

/** `archive=true` archives; without it the row comes back (document 1, section 7). */
export const ArchiveQuery = z.object({ archive: z.stringbool("Debe ser true o false").default(false) });

export const listBranches = route({
  name: "branch.list",
  method: "GET",
  path: "/api/branch",
  summary: "Sucursales del negocio, también las archivadas",
  access: access.view(PAGE.sucursales, PAGE.agenda, PAGE.especialistas, PAGE.servicios, PAGE.asistentes),
  query: BusinessQuery,
  data: z.array(Branch),
});

export const createBranch = route({
  name: "branch.create",
  method: "POST",
  path: "/api/branch",
  summary: "Registra una sucursal",
  access: access.edit(PAGE.sucursales),
  body: z.object({ branch: NewBranch }),
  data: Branch,
  status: 201,
});

export const editBranch = route({
  name: "branch.edit",
  method: "PUT",
  path: "/api/branch/:id",
  summary: "Edita una sucursal",
  access: access.edit(PAGE.sucursales),
  row: "branches",
  params: IdParams,
  body: z.object({ branch: BranchEdit }),
  data: Branch,
});

export const archiveBranch = route({
  name: "branch.archive",
  method: "PATCH",
  path: "/api/branch/:id",
  summary: "Archiva una sucursal, o la recupera",
  access: access.edit(PAGE.sucursales),
  row: "branches",
  params: IdParams,
  query: ArchiveQuery,
  data: Branch,
});

export const deleteBranch = route({
  name: "branch.delete",
  method: "DELETE",
  path: "/api/branch/:id",
  summary: "Elimina una sucursal; si tiene citas o productos, la archiva",
  access: access.remove(PAGE.sucursales),
  row: "branches",
  params: IdParams,
  data: Removal,
});
