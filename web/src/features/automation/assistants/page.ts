import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/asistentes",
    shape: "cards",
    load: () => import("./index.ts"),
    name: "AssistantsPage",
    detail: "editor",
  }),
];
