import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/integraciones/whatsapp/plantillas",
    shape: "cards",
    load: () => import("./templates-page.tsx"),
    name: "TemplatesPage",
  }),
];
