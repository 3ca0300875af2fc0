import type { Feature } from "../../../kernel/features/features.ts";

export const ANSWERS: Feature = {
  key: "assistant-answers",
  label: "Respuestas de los asistentes",
  about: "Ningún asistente contesta: los mensajes esperan a una persona del negocio. La configuración queda igual.",
};
