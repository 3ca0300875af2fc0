// What a campaign to the chosen audience would do now.
import type { CampaignReach } from "@mostrador/domain/growth/campaigns/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useReach } from "./api.ts";

type Props = { audienceId: string; hasTemplate: boolean };

/** Keeps its height while it is read. */
export function Reach({ audienceId, hasTemplate }: Props) {
  const { data } = useReach(audienceId);
  const lines = data ? linesOf(data, hasTemplate) : [];
  return (
    <Box
      component="section"
      aria-label="Alcance"
      aria-live="polite"
      sx={{ bgcolor: "surface.sunken", borderRadius: "10px", p: 2, minHeight: 148 }}
    >
      <Typography sx={{ fontWeight: 500, mb: 1 }}>{data ? headOf(data) : waiting(audienceId)}</Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
}

function waiting(audienceId: string): string {
  return audienceId ? "Contando…" : "Elige una audiencia para ver a cuántos llega";
}

function headOf({ contacts }: CampaignReach): string {
  return contacts === 1 ? "1 contacto" : `${contacts.toLocaleString("es-MX")} contactos`;
}

function linesOf(
  { contacts, withoutAddress, silent, inWindow, warning, mostADay, credits }: CampaignReach,
  hasTemplate: boolean,
): string[] {
  const outside = hasTemplate ? contacts : contacts - inWindow;
  return [
    withoutAddress > 0 && `${withoutAddress} sin número ni cuenta: no les llegará`,
    silent > 0 && `${silent} con el asistente apagado: no les llegará`,
    !hasTemplate && `${inWindow} escribieron en las últimas 24 horas`,
    hasTemplate && "La plantilla les llega por WhatsApp, hayan escrito o no",
    !hasTemplate &&
      outside > 0 &&
      (warning ? `Los demás: ${lowered(warning)}` : "A los demás les llega con tu plantilla aprobada"),
    mostADay !== null &&
      `Meta te deja iniciar ${mostADay.toLocaleString("es-MX")} conversaciones en 24 horas${
        outside > mostADay ? ": no alcanzan para todos en un día" : ""
      }`,
    `Cada respuesta del asistente usa un crédito: te quedan ${credits.toLocaleString("es-MX")}`,
  ].filter((line) => line !== false);
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
