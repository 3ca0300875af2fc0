import type { Feature } from "../../../kernel/features/features.ts";

export const DIRECTORY: Feature = {
  key: "directory",
  label: "Directorio público",
  about: "Las fichas no se muestran ni se editan. Vuelven como estaban al reactivarlo.",
};
