import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/flujos",
    shape: "list",
    title: "Flujos",
    load: () => import("./flows-page.tsx"),
    name: "FlowsPage",
    detail: "editor",
    below: ["nuevo", ":id"],
  }),
];
