import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, named } from "../../kit/schema.ts";
import { OwnPackage, PackageToPay, PublicPackage } from "./public-package/schema.ts";
import {
  Booking,
  BookingFields,
  CodeAnswer,
  CodeCheck,
  CodeRequest,
  FreeHours,
  HoursQuery,
  LinkParams,
  MoveFields,
  ProvedNumber,
  PublicProperty,
  ReservationPage,
  ReservationSettings,
  ReservationSettingsEdit,
  SearchParams,
} from "./schema.ts";

named({ Booking, FreeHours, ReservationPage, ReservationSettings, ReservationSettingsEdit });

export const getReservationSettings = route({
  name: "reservationSettings.get",
  method: "GET",
  path: "/api/reservation-settings",
  summary: "Los ajustes de la página de reservaciones",
  access: access.view(PAGE.negocio),
  query: BusinessQuery,
  data: ReservationSettings,
});

export const editReservationSettings = route({
  name: "reservationSettings.edit",
  method: "PUT",
  path: "/api/reservation-settings",
  summary: "Cambia los ajustes de la página de reservaciones",
  access: access.edit(PAGE.negocio),
  body: z.object({ businessId: Id, settings: ReservationSettingsEdit }),
  data: ReservationSettings,
});

export const getReservationPage = route({
  name: "reservationPage.get",
  method: "GET",
  path: "/api/reservar/:search",
  summary: "Lo que muestra la página de reservaciones de un negocio",
  access: access.public,
  params: SearchParams,
  data: ReservationPage,
});

export const getPublicProperty = route({
  name: "publicProperty.get",
  method: "GET",
  path: "/api/reservar/:search/property/:id",
  summary: "Un inmueble disponible, para quien tiene su enlace",
  access: access.public,
  params: SearchParams.extend({ id: Id }),
  data: PublicProperty,
});

export const getPublicPackage = route({
  name: "publicPackage.get",
  method: "GET",
  path: "/api/reservar/:search/package/:id",
  summary: "Un paquete de sesiones que se vende en línea, para quien tiene su enlace",
  access: access.public,
  params: SearchParams.extend({ id: Id }),
  data: PublicPackage,
});

export const buyPackage = route({
  name: "publicPackage.buy",
  method: "POST",
  path: "/api/reservar/:search/package/:id/purchase",
  summary: "La liga de Mercado Pago con la que una persona paga un paquete; la venta empieza cuando llega el pago",
  access: access.public,
  params: SearchParams.extend({ id: Id }),
  body: z.object({ purchase: OwnPackage }),
  data: PackageToPay,
  status: 201,
});

export const findFreeHours = route({
  name: "reservationHours.list",
  method: "GET",
  path: "/api/reservar/:search/hours",
  summary: "Horarios libres de un servicio que se reserva en línea, hasta 31 días",
  access: access.public,
  params: SearchParams,
  query: HoursQuery,
  data: FreeHours,
});

export const sendCode = route({
  name: "reservationCode.send",
  method: "POST",
  path: "/api/reservar/:search/code",
  summary: "Manda por WhatsApp el código que comprueba un número",
  access: access.public,
  params: SearchParams,
  body: CodeRequest,
  data: CodeAnswer,
});

export const checkCode = route({
  name: "reservationCode.check",
  method: "POST",
  path: "/api/reservar/:search/code/check",
  summary: "Comprueba un número con su código",
  access: access.public,
  params: SearchParams,
  body: CodeCheck,
  data: ProvedNumber,
});

export const book = route({
  name: "reservation.create",
  method: "POST",
  path: "/api/reservar/:search/booking",
  summary: "Reserva un horario libre",
  access: access.public,
  params: SearchParams,
  body: z.object({ booking: BookingFields }),
  data: Booking,
  status: 201,
});

export const getBooking = route({
  name: "reservation.get",
  method: "GET",
  path: "/api/reservar/:search/booking/:token",
  summary: "Una reservación, para quien tiene su enlace",
  access: access.public,
  params: LinkParams,
  data: Booking,
});

export const moveBooking = route({
  name: "reservation.move",
  method: "PUT",
  path: "/api/reservar/:search/booking/:token",
  summary: "Cambia una reservación a otro horario libre",
  access: access.public,
  params: LinkParams,
  body: z.object({ booking: MoveFields }),
  data: Booking,
});

export const cancelBooking = route({
  name: "reservation.cancel",
  method: "DELETE",
  path: "/api/reservar/:search/booking/:token",
  summary: "Cancela una reservación",
  access: access.public,
  params: LinkParams,
  data: Booking,
});
