import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/eventos-conversion",
    shape: "cards",
    load: () => import("./index.ts"),
    name: "ConversionEventsPage",
  }),
];
