import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/asistentes",
    shape: "cards",
    load: () => import("./index.ts"),
    name: "AssistantsPage",
    detail: "editor",
    // What is no id is said by the page itself: 'Id de asistente no encontrado'.
    below: [":assistantId"],
  }),
];
