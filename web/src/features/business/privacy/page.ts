import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/privacidad",
    shape: "list",
    load: () => import("./index.ts"),
    name: "PrivacyPage",
  }),
];
