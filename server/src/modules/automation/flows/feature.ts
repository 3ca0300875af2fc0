import type { Feature } from "../../../kernel/features/features.ts";

export const FLOWS: Feature = {
  key: "flows",
  label: "Flujos",
  about: "Ningún flujo empieza: contestan los asistentes. Los que estaban a medias esperan y siguen al reactivarlos.",
};
