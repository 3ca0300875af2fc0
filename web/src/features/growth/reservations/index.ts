// The settings of the booking page, for its owner.
export { ReservationsPage } from "./reservations-page.tsx";
