import { page } from "../../lib/page/page.ts";

export const pages = [
  page({ path: "/negocio", shape: "form", load: () => import("./business-page.tsx"), name: "BusinessPage" }),
];
