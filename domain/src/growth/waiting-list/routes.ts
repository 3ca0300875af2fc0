import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams, Nothing, named } from "../../kit/schema.ts";
import { LinkParams, SearchParams } from "../reservations/schema.ts";
import { EarlierFields, JoinFields, NewWaiting, OwnWaiting, Waiting } from "./schema.ts";

named({ NewWaiting, OwnWaiting, Waiting });

export const listWaiting = route({
  name: "waiting.list",
  method: "GET",
  path: "/api/waiting",
  summary: "Quién espera un lugar antes, en el orden en que llegó",
  access: access.view(PAGE.agenda),
  query: BusinessQuery,
  data: z.array(Waiting),
});

export const addWaiting = route({
  name: "waiting.create",
  method: "POST",
  path: "/api/waiting",
  summary: "Anota a un contacto en la lista de espera",
  access: access.schedule(PAGE.agenda, "appointments"),
  body: z.object({ waiting: NewWaiting }),
  data: Waiting,
  status: 201,
});

export const removeWaiting = route({
  name: "waiting.remove",
  method: "DELETE",
  path: "/api/waiting/:id",
  summary: "Quita a alguien de la lista de espera; lo apartado queda libre",
  access: access.schedule(PAGE.agenda, "appointments"),
  row: "waiting_entries",
  params: IdParams,
  data: Nothing,
});

export const joinWaiting = route({
  name: "ownWaiting.join",
  method: "POST",
  path: "/api/reservar/:search/waiting",
  summary: "Pide que avisen si se libera un lugar",
  access: access.public,
  params: SearchParams,
  body: z.object({ waiting: JoinFields }),
  data: OwnWaiting,
  status: 201,
});

export const waitWithBooking = route({
  name: "ownWaiting.joinWithBooking",
  method: "POST",
  path: "/api/reservar/:search/booking/:token/waiting",
  summary: "Pide un lugar antes para una reservación",
  access: access.public,
  params: LinkParams,
  body: z.object({ waiting: EarlierFields }),
  data: OwnWaiting,
  status: 201,
});

export const getOwnWaiting = route({
  name: "ownWaiting.get",
  method: "GET",
  path: "/api/reservar/:search/waiting/:token",
  summary: "Un lugar en la lista de espera, para quien tiene su enlace",
  access: access.public,
  params: LinkParams,
  data: OwnWaiting,
});

export const acceptOffer = route({
  name: "ownWaiting.accept",
  method: "POST",
  path: "/api/reservar/:search/waiting/:token/accept",
  summary: "Toma el lugar que está apartado",
  access: access.public,
  params: LinkParams,
  data: OwnWaiting,
});

export const refuseOffer = route({
  name: "ownWaiting.refuse",
  method: "POST",
  path: "/api/reservar/:search/waiting/:token/refuse",
  summary: "Deja pasar el lugar apartado y sigue en la lista",
  access: access.public,
  params: LinkParams,
  data: OwnWaiting,
});

export const leaveWaiting = route({
  name: "ownWaiting.leave",
  method: "DELETE",
  path: "/api/reservar/:search/waiting/:token",
  summary: "Sale de la lista de espera",
  access: access.public,
  params: LinkParams,
  data: OwnWaiting,
});
