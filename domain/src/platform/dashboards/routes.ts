// The dashboards of the areas: figures of a period, compared with the one before (contract/money#dashboards).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { GROUPINGS } from "../../kit/figures/period.ts";
import { FigureSheet } from "../../kit/figures/schema.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, day, Id, named } from "../../kit/schema.ts";

named({ FigureSheet });

/** Both days are included, as days of each branch. Left out: the last 30. */
const PeriodQuery = BusinessQuery.extend({
  from: day("La fecha inicial", { first: 2000, last: 2100 }).optional(),
  to: day("La fecha final", { first: 2000, last: 2100 }).optional(),
  by: z.enum(GROUPINGS, "La agrupación debe ser day, week o month").optional(),
});
const BranchQuery = PeriodQuery.extend({ branchId: Id.optional() });

function dashboard<Query extends z.ZodType>(name: string, summary: string, query: Query) {
  return route({
    name: `dashboard.${name}`,
    method: "GET",
    path: `/api/dashboard/${name}`,
    summary,
    access: access.view(PAGE.tableros),
    query,
    data: FigureSheet,
  });
}

const SpecialistQuery = BranchQuery.extend({ specialistId: Id.optional() });

export const financeDashboard = dashboard("finance", "Tablero de finanzas de un periodo", BranchQuery);
export const inventoryDashboard = dashboard("inventory", "Tablero de inventario de un periodo", BranchQuery);
export const agendaDashboard = dashboard("agenda", "Tablero de citas de un periodo", SpecialistQuery);
export const contactsDashboard = dashboard("contacts", "Tablero de contactos de un periodo", PeriodQuery);
export const ordersDashboard = dashboard("orders", "Tablero de pedidos de un periodo", BranchQuery);
