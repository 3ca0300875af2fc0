import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { Id, IdParams, named } from "../../../kit/schema.ts";
import { ClosedDate, ClosedDateEdit, ClosedDateQuery, NewClosedDate, OfferedHoliday } from "./schema.ts";

named({ ClosedDate, NewClosedDate });

export const listClosedDates = route({
  name: "closedDate.list",
  method: "GET",
  path: "/api/closedDate",
  summary: "Los días cerrados o con otro horario, y los días festivos que se ofrecen cerrar",
  access: access.view(PAGE.sucursales, PAGE.agenda),
  query: ClosedDateQuery,
  data: z.object({ dates: z.array(ClosedDate), holidays: z.array(OfferedHoliday) }),
});

export const createClosedDate = route({
  name: "closedDate.create",
  method: "POST",
  path: "/api/closedDate",
  summary: "Cierra un día o le da otro horario, en una sucursal o en todas; las citas de ese día se dicen y se quedan",
  access: access.edit(PAGE.sucursales),
  body: z.object({ closedDate: NewClosedDate }),
  data: ClosedDate,
  status: 201,
});

const row = { row: "closed_dates", params: IdParams, path: "/api/closedDate/:id" } as const;

export const editClosedDate = route({
  ...row,
  name: "closedDate.edit",
  method: "PUT",
  summary: "Cambia el motivo o el horario de un día",
  access: access.edit(PAGE.sucursales),
  body: z.object({ closedDate: ClosedDateEdit }),
  data: ClosedDate,
});

export const removeClosedDate = route({
  ...row,
  name: "closedDate.delete",
  method: "DELETE",
  summary: "El día vuelve al horario de su día de la semana",
  access: access.remove(PAGE.sucursales),
  data: z.object({ _id: Id }),
});
