// The words and colours of the contact types.
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import type { Mark } from "../../../ui/data/status.tsx";
import type { Tone } from "../../../ui/theme/palette-types.ts";

export const TYPES: { value: ContactType; label: string; plural: string; tone: Tone; mark: Mark }[] = [
  { value: "lead", label: "Prospecto", plural: "Prospectos", tone: "warning", mark: "ring" },
  { value: "client", label: "Cliente", plural: "Clientes", tone: "success", mark: "check" },
  { value: "personal", label: "Personal", plural: "Personales", tone: "neutral", mark: "dot" },
];

export function typeOf(value: ContactType) {
  return TYPES.find((type) => type.value === value) ?? (TYPES[0] as (typeof TYPES)[number]);
}
