import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/admin", shape: "list", load: () => import("./admin-page.tsx"), name: "AdminPage" }),
];
