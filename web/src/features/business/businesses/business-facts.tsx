import type { Business } from "@mostrador/domain/business/businesses/schema.ts";
import { groupedPhone, readPhone } from "@mostrador/domain/kit/phone.ts";
import Box from "@mui/material/Box";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { MediaThumb } from "../../../ui/media/media-thumb.tsx";
import { soldText } from "./sold.ts";
import { zoneText } from "./zones.ts";

/** The business in read-only form. */
export function BusinessFacts({ business }: { business: Business }) {
  const { name, category, description, timezone, isWorking, delayResponse } = business;
  const { businessType, keywords, logo, cover, favoriteColors } = business;
  const { whatsapp, countryCode, whatsappOwner, countryCodeOwner } = business;
  const missing = [
    !description && "la descripción",
    keywords.length === 0 && "las palabras clave",
    !logo && "el logotipo",
    !cover && "la portada",
    favoriteColors.length === 0 && "los colores favoritos",
  ].filter((one) => one !== false);
  const phone = (code: string, number: string) => (number ? `+${code} ${groupedPhone(readPhone(code, number))}` : "");
  return (
    <Facts
      facts={[
        { label: "Nombre", value: name },
        { label: "Giro", value: category },
        description !== "" && { label: "Descripción", value: description },
        { label: "WhatsApp del negocio", value: phone(countryCode, whatsapp) },
        { label: "WhatsApp de quien es dueño", value: phone(countryCodeOwner, whatsappOwner) },
        { label: "Zona horaria", value: zoneText(timezone.name) },
        { label: "Qué vende", value: soldText(businessType) },
        keywords.length > 0 && { label: "Palabras clave", value: keywords.join(", ") },
        logo !== "" && {
          label: "Logotipo",
          value: <MediaThumb media={{ url: logo, type: "image", description: "Logotipo" }} size={72} />,
        },
        cover !== "" && {
          label: "Portada",
          value: <MediaThumb media={{ url: cover, type: "image", description: "Portada" }} size={72} />,
        },
        favoriteColors.length > 0 && { label: "Colores favoritos", value: <Colors colors={favoriteColors} /> },
        {
          label: "Asistente",
          value: isWorking ? (
            <StatusChip tone="success" mark="check" label="El negocio está en funcionamiento" />
          ) : (
            <StatusChip tone="neutral" mark="dash" label="Ningún asistente responde" />
          ),
        },
        { label: "Espera antes de responder", value: delayText(delayResponse) },
        missing.length > 0 && { label: "Te falta agregar", value: capital(LIST.format(missing)) },
      ]}
    />
  );
}

const LIST = new Intl.ListFormat("es-MX");
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function Colors({ colors }: { colors: readonly string[] }) {
  return (
    <Box sx={{ display: "flex", gap: 0.75, flexWrap: "wrap" }}>
      {[...new Set(colors)].map((color) => (
        <Box
          key={color}
          role="img"
          aria-label={color}
          sx={{
            width: 24,
            height: 24,
            borderRadius: "50%",
            bgcolor: color,
            border: "1px solid",
            borderColor: "outline",
          }}
        />
      ))}
    </Box>
  );
}

export function delayText(ms: number): string {
  return ms === 0 ? "Sin espera" : ms === 1000 ? "1 segundo" : `${ms / 1000} segundos`;
}
