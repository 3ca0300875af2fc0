import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/upsells", shape: "list", load: () => import("./index.ts"), name: "UpsellsPage", detail: "detail" }),
];
