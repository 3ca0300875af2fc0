import type { Feature } from "../../../kernel/features/features.ts";

export const CAMPAIGNS: Feature = {
  key: "campaigns",
  label: "Campañas",
  about: "Nadie abre ni inicia campañas. Las que estaban en marcha se pausan solas; su dueño las reanuda después.",
};
