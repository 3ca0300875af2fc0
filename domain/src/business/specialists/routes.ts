import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, optionalText } from "../../kit/schema.ts";
import { specialists } from "./resource.ts";

/** The business follows from the branch. */
export const listSpecialists = route({ ...specialists.routes.list, row: "branches", rowIn: "branchId" });

/** `:id` is the branch, as the documents call it. */
export const searchSpecialists = route({
  name: "specialist.search",
  method: "GET",
  path: "/api/specialist/:id",
  summary: "Busca por nombre entre los especialistas de una sucursal",
  access: access.view(PAGE.especialistas, PAGE.agenda, PAGE.sucursales, PAGE.servicios),
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
  data: z.array(specialists.Row),
});
