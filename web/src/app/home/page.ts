import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/principal",
    shape: "cards",
    title: "Hoy",
    load: () => import("./home-page.tsx"),
    name: "HomePage",
    reads: [
      ...["/api/branch", "/api/specialist", "/api/assistant", "/api/waiting", "/api/google/calendar/questions"],
      "/api/thread?page=1&limit=20&category=waiting",
    ],
  }),
];
