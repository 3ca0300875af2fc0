import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/especialistas",
    shape: "list",
    title: "Especialistas",
    load: () => import("./specialists-with-calendars.tsx"),
    name: "SpecialistsWithCalendars",
    detail: "detail",
  }),
  page({
    path: "/integraciones/google-calendar",
    shape: "cards",
    load: () => import("./google-calendar-page.tsx"),
    name: "GoogleCalendarPage",
  }),
];
