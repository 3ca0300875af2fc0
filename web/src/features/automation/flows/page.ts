import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/flujos",
    shape: "list",
    load: () => import("./flows-page.tsx"),
    name: "FlowsPage",
    detail: "editor",
    below: ["nuevo", ":id"],
  }),
];
