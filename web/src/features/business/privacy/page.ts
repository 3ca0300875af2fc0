import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/privacidad",
    shape: "list",
    load: () => import("./privacy-page.tsx"),
    name: "PrivacyPage",
  }),
];
