import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/reservas",
    shape: "form",
    load: () => import("./index.ts"),
    name: "ReservationsPage",
  }),
];
