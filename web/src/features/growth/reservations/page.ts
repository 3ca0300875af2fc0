import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/reservas",
    shape: "form",
    load: () => import("./reservations-page.tsx"),
    name: "ReservationsPage",
  }),
];
