// The calls of the booking page, by address: importing the calls would add their validation, which the server does
// anyway, and slow phones wait for each kilobyte.

import type * as enrollments from "@mostrador/domain/growth/enrollments/routes.ts";
import type * as orders from "@mostrador/domain/growth/orders/routes.ts";
import type * as routes from "@mostrador/domain/growth/reservations/routes.ts";
import type * as waiting from "@mostrador/domain/growth/waiting-list/routes.ts";

const at = (method: string, path: string) => ({ method, path: `/api/reservar/:search${path}` });

export const getReservationPage = at("GET", "") as typeof routes.getReservationPage;
export const getPublicProperty = at("GET", "/property/:id") as typeof routes.getPublicProperty;
export const getPublicPackage = at("GET", "/package/:id") as typeof routes.getPublicPackage;
export const buyPackage = at("POST", "/package/:id/purchase") as typeof routes.buyPackage;
export const findFreeHours = at("GET", "/hours") as typeof routes.findFreeHours;
export const sendCode = at("POST", "/code") as typeof routes.sendCode;
export const checkCode = at("POST", "/code/check") as typeof routes.checkCode;
export const book = at("POST", "/booking") as typeof routes.book;
export const getBooking = at("GET", "/booking/:token") as typeof routes.getBooking;
export const moveBooking = at("PUT", "/booking/:token") as typeof routes.moveBooking;
export const cancelBooking = at("DELETE", "/booking/:token") as typeof routes.cancelBooking;
export const waitWithBooking = at("POST", "/booking/:token/waiting") as typeof waiting.waitWithBooking;
export const joinWaiting = at("POST", "/waiting") as typeof waiting.joinWaiting;
export const getOwnWaiting = at("GET", "/waiting/:token") as typeof waiting.getOwnWaiting;
export const acceptOffer = at("POST", "/waiting/:token/accept") as typeof waiting.acceptOffer;
export const refuseOffer = at("POST", "/waiting/:token/refuse") as typeof waiting.refuseOffer;
export const leaveWaiting = at("DELETE", "/waiting/:token") as typeof waiting.leaveWaiting;
export const getPublicCourse = at("GET", "/course/:id") as typeof enrollments.getPublicCourse;
export const getPublicProduct = at("GET", "/product/:id") as typeof orders.getPublicProduct;
export const orderOneself = at("POST", "/product/:id/order") as typeof orders.orderOneself;
export const enrollOneself = at("POST", "/course/:id/enrollment") as typeof enrollments.enrollOneself;

/** The same key is the same booking, even when sent several times. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
