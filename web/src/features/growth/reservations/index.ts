// The booking page, as its owner settles it.
export { ReservationsPage } from "./reservations-page.tsx";
