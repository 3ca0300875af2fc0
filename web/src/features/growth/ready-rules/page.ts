import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/mensajes-listos", shape: "form", load: () => import("./index.ts"), name: "ReadyRulesPage" }),
];
