// The booking page of a business: the owner's settings, the public view, and strangers' bookings, moves and
// cancellations.

import * as routes from "@mostrador/domain/growth/reservations/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Signer } from "../../../kernel/sign.ts";
import { catalogueItems } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import type { CalendarLink } from "../../scheduling/calendars/index.ts";
import type { ArrivalCodes } from "../../scheduling/kiosk/index.ts";
import { payableSale, type SaleLinks } from "../../scheduling/payments/index.ts";
import { bookAction } from "./book.ts";
import { enterPage } from "./enter-page.ts";
import { hoursOf } from "./free-hours.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { createLimits } from "./limits.ts";
import { createLinks } from "./link/booking-link.ts";
import { changeActions } from "./link/change-booking.ts";
import { packagesToShow } from "./packages/online-packages.ts";
import { ownPackage } from "./packages/own-package.ts";
import { payablePackage } from "./packages/payable-package.ts";
import { itemPageRule, pageRule } from "./page-rule.ts";
import { propertyItems, showProperty } from "./property-page.ts";
import { createProving } from "./prove-number.ts";
import { settingsActions } from "./settings.ts";
import { showPage } from "./show-page.ts";
import { shownOf } from "./shown.ts";

export { type EnteredPage, enterPage } from "./enter-page.ts";
export { noLink } from "./link/booking-link.ts";
export { itemPageRule } from "./page-rule.ts";
export { writeToContact } from "./reach-contact.ts";
export { bookingPath, publicPageUrl, reservationRules } from "./settings.ts";
export { givenBy, shownOf } from "./shown.ts";

export type ReservationDeps = {
  signer: Signer;
  publicUrl: string;
  countsAddresses: boolean;
  /** The URL of an appointment's calendar file. */
  calendarLink: CalendarLink;
  /** What a client types at the tablet of a reception. */
  codes: ArrivalCodes;
};
export type Reservations = ReturnType<typeof createReservations>;

/** What the waiting list uses, too. */
export function createReservations(deps: ReservationDeps) {
  const limits = createLimits(deps);
  return {
    ...deps,
    limits,
    links: createLinks(deps.signer, deps.calendarLink, deps.codes),
    proving: createProving({ signer: deps.signer, limits }),
    settings: settingsActions(deps),
  };
}

export function reservationsModule(parts: Reservations, linkOf: SaleLinks): Module {
  const packages = ownPackage(parts, linkOf);
  const { links, proving, settings } = parts;
  const change = changeActions(parts);
  const kept = createKeptAnswers<Awaited<ReturnType<typeof hoursOf>>>();
  return {
    fills: [
      auditKinds.fill({ reservationSettings: "agenda" }),
      catalogueItems.fill(propertyItems),
      catalogueItems.fill(packagesToShow),
      payableSale.fill(payablePackage),
    ],
    routes: [
      bind(routes.getReservationSettings, settings.getSettings),
      bind(routes.editReservationSettings, settings.editSettings),
      bind(routes.getReservationPage, showPage),
      bind(routes.getPublicProperty, showProperty),
      bind(routes.getPublicPackage, packages.show),
      bindAsking(routes.buyPackage, packages.askForLink, packages.tellLink),
      bind(routes.findFreeHours, async (ctx, { params, query }) => {
        const { token, ...wanted } = query;
        const find = async () => {
          const page = await enterPage(ctx, params.search);
          const ignoreId = token && (await links.open(page, token)).own.appointmentId;
          return hoursOf(page, await shownOf(page), { ...wanted, ignoreId: ignoreId || undefined });
        };
        return { data: token ? await find() : await kept.find(ctx, [params.search, wanted], find) };
      }),
      bind(routes.sendCode, proving.sendCode),
      bind(routes.checkCode, proving.checkCode),
      bind(routes.book, bookAction(parts)),
      bind(routes.getBooking, change.getBooking),
      bind(routes.moveBooking, change.moveBooking),
      bind(routes.cancelBooking, change.cancelBooking),
    ],
    pages: [pageRule, itemPageRule("inmueble", showProperty), itemPageRule("paquete", packages.show)],
  };
}
