import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams, Nothing, named } from "../../kit/schema.ts";
import {
  Arrival,
  ArrivalCode,
  Arrived,
  KioskScreen,
  KioskToken,
  LinkedTablet,
  NewTablet,
  Tablet,
  TabletEdit,
} from "./schema.ts";

named({ KioskScreen, LinkedTablet, NewTablet, Tablet, TabletEdit });

const path = "/api/kiosk";
const row = { row: "kiosk_tablets", params: IdParams };

export const listTablets = route({
  name: "kiosk.list",
  method: "GET",
  path,
  summary: "Las tabletas de recepción, con su sucursal",
  access: access.view(PAGE.sucursales),
  query: BusinessQuery,
  data: z.array(Tablet),
});

export const createTablet = route({
  name: "kiosk.create",
  method: "POST",
  path,
  summary: "Crea una tableta de recepción y da su enlace, que no se vuelve a mostrar",
  access: access.edit(PAGE.sucursales),
  body: z.object({ tablet: NewTablet }),
  data: LinkedTablet,
  status: 201,
});

export const editTablet = route({
  name: "kiosk.edit",
  method: "PUT",
  path: `${path}/:id`,
  summary: "Cambia el nombre, la sucursal o el tema de una tableta",
  access: access.edit(PAGE.sucursales),
  ...row,
  body: z.object({ tablet: TabletEdit }),
  data: Tablet,
});

export const renewTablet = route({
  name: "kiosk.renew",
  method: "POST",
  path: `${path}/:id/link`,
  summary: "Da un enlace nuevo a una tableta; el anterior deja de servir al momento",
  access: access.edit(PAGE.sucursales),
  ...row,
  data: LinkedTablet,
  status: 201,
});

export const withdrawTablet = route({
  name: "kiosk.withdraw",
  method: "DELETE",
  path: `${path}/:id/link`,
  summary: "Retira el enlace de una tableta; deja de servir al momento",
  access: access.edit(PAGE.sucursales),
  ...row,
  data: Tablet,
});

export const deleteTablet = route({
  name: "kiosk.delete",
  method: "DELETE",
  path: `${path}/:id`,
  summary: "Elimina una tableta y su enlace",
  access: access.remove(PAGE.sucursales),
  ...row,
  data: Nothing,
});

export const readArrivalCode = route({
  name: "kiosk.code",
  method: "GET",
  path: "/api/appointment/:id/arrivalCode",
  summary: "El código con el que el cliente registra su llegada en la tableta de recepción",
  access: access.view(PAGE.agenda),
  row: "appointments",
  params: IdParams,
  data: ArrivalCode,
});

export const showKiosk = route({
  name: "kioskScreen.get",
  method: "GET",
  path: "/api/kiosco/:token",
  summary: "Lo que muestra una tableta de recepción: quién sigue hoy",
  access: access.public,
  params: KioskToken,
  data: KioskScreen,
});

export const arrive = route({
  name: "kioskScreen.arrive",
  method: "POST",
  path: "/api/kiosco/:token/llegada",
  summary: "Un cliente registra su llegada con su número y el código de su cita",
  access: access.public,
  params: KioskToken,
  body: z.object({ arrival: Arrival }),
  data: Arrived,
});
