import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams, named } from "../../kit/schema.ts";
import { Device, Devices, NewDevice } from "./schema.ts";

named({ Device, NewDevice });

export const listDevices = route({
  name: "device.list",
  method: "GET",
  path: "/api/device",
  summary: "Navegadores en los que la persona recibe avisos, y la clave para activarlos",
  access: access.session,
  data: Devices,
});

export const addDevice = route({
  name: "device.add",
  method: "POST",
  path: "/api/device",
  summary: "Activa los avisos en este navegador",
  access: access.session,
  body: z.object({ device: NewDevice }),
  data: Device,
  status: 201,
});

export const removeDevice = route({
  name: "device.remove",
  method: "DELETE",
  path: "/api/device/:id",
  summary: "Deja de avisar en un navegador",
  access: access.session,
  params: IdParams,
  data: z.object({ _id: Id }),
});
