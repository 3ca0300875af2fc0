import type { Business } from "@mostrador/domain/business/businesses/schema.ts";
import { groupedPhone, readPhone } from "@mostrador/domain/kit/phone.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { zoneText } from "./zones.ts";

/** The business as whoever only looks at it reads it. */
export function BusinessFacts({ business }: { business: Business }) {
  const { name, category, description, timezone, isWorking, delayResponse } = business;
  const { whatsapp, countryCode, whatsappOwner, countryCodeOwner } = business;
  const phone = (code: string, number: string) => (number ? `+${code} ${groupedPhone(readPhone(code, number))}` : "");
  return (
    <Facts
      facts={[
        { label: "Nombre", value: name },
        { label: "Giro", value: category },
        { label: "Descripción", value: description },
        { label: "WhatsApp del negocio", value: phone(countryCode, whatsapp) },
        { label: "WhatsApp de quien es dueño", value: phone(countryCodeOwner, whatsappOwner) },
        { label: "Zona horaria", value: zoneText(timezone.name) },
        {
          label: "Asistente",
          value: isWorking ? (
            <StatusChip tone="success" mark="check" label="El negocio está en funcionamiento" />
          ) : (
            <StatusChip tone="neutral" mark="dash" label="Ningún asistente responde" />
          ),
        },
        { label: "Espera antes de responder", value: delayText(delayResponse) },
      ]}
    />
  );
}

export function delayText(ms: number): string {
  return ms === 0 ? "Sin espera" : ms === 1000 ? "1 segundo" : `${ms / 1000} segundos`;
}
