import type { Feature } from "../../../kernel/features/features.ts";

export const KIOSK: Feature = {
  key: "kiosk",
  label: "Tabletas de recepción",
  about: "Las tabletas dicen que no están disponibles. Las llegadas se marcan en la agenda.",
};
