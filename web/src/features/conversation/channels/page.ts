import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/integraciones/whatsapp",
    shape: "cards",
    load: () => import("./whatsapp-page.tsx"),
    name: "WhatsappPage",
  }),
  page({
    path: "/integraciones/messenger",
    shape: "cards",
    load: () => import("./facebook/facebook-page.tsx"),
    name: "MessengerPage",
  }),
  page({
    path: "/integraciones/instagram",
    shape: "cards",
    load: () => import("./facebook/facebook-page.tsx"),
    name: "InstagramPage",
  }),
  page({
    path: "/integraciones/meta",
    shape: "cards",
    load: () => import("./facebook/meta-page.tsx"),
    name: "MetaPage",
  }),
];
