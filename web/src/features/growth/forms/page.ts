import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/formularios", shape: "list", load: () => import("./index.ts"), name: "FormsPage", detail: "detail" }),
];
