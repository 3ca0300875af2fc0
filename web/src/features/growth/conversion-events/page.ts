import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/eventos-conversion",
    shape: "cards",
    title: "Eventos de conversión",
    load: () => import("./conversion-events-page.tsx"),
    name: "ConversionEventsPage",
  }),
];
