import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/asistentes",
    shape: "cards",
    title: "Asistentes",
    load: () => import("./assistants-page.tsx"),
    name: "AssistantsPage",
    detail: "editor",
    // What is no id is said by the page itself: 'Id de asistente no encontrado'.
    below: [":assistantId"],
    reads: ["/api/assistant"],
  }),
];
