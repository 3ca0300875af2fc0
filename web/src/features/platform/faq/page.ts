import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/academy",
    shape: "cards",
    title: "Academia",
    load: () => import("./academy/academy-page.tsx"),
    name: "AcademyPage",
  }),
  page({ path: "/ayuda", shape: "list", load: () => import("./faq-page.tsx"), name: "FaqPage" }),
];
