import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/flujos",
    shape: "list",
    load: () => import("./index.ts"),
    name: "FlowsPage",
    detail: "editor",
    below: ["nuevo", ":id"],
  }),
];
