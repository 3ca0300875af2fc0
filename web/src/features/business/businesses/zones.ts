// The time zones that a form offers.
import type { Option } from "../../../ui/field/select-field.tsx";

/** The zones of Mexico by their usual names; another zone is added when it is already set. */
const ZONES: readonly Option[] = [
  { value: "America/Mexico_City", label: "Centro (Ciudad de México, Puebla, Guadalajara)" },
  { value: "America/Cancun", label: "Sureste (Quintana Roo)" },
  { value: "America/Mazatlan", label: "Pacífico (Sinaloa, Nayarit, Baja California Sur)" },
  { value: "America/Hermosillo", label: "Sonora" },
  { value: "America/Chihuahua", label: "Chihuahua" },
  { value: "America/Ciudad_Juarez", label: "Ciudad Juárez" },
  { value: "America/Ojinaga", label: "Ojinaga" },
  { value: "America/Matamoros", label: "Frontera de Tamaulipas, Nuevo León y Coahuila" },
  { value: "America/Tijuana", label: "Baja California" },
];

/** 'Centro (Ciudad de México, Puebla, Guadalajara)' */
export function zoneText(zone: string): string {
  return ZONES.find(({ value }) => value === zone)?.label ?? zone;
}

/** The zones of Mexico, and the current one when it is another. */
export function zoneOptions(zone: string | null | undefined): readonly Option[] {
  return !zone || ZONES.some(({ value }) => value === zone) ? ZONES : [...ZONES, { value: zone, label: zone }];
}
