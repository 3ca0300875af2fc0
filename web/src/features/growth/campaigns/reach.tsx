// What a campaign to the chosen audience would do now, and how its words look for real contacts of it.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import type { CampaignReach } from "@mostrador/domain/growth/campaigns/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useBusiness } from "../../business/businesses/index.ts";
import { useReach } from "./api.ts";

/** Keeps its height while it is read. */
export function Reach({ audienceId }: { audienceId: string }) {
  const { data } = useReach(audienceId);
  const lines = data ? linesOf(data) : [];
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

function linesOf({ contacts, withoutAddress, silent, inWindow, warning, mostADay, credits }: CampaignReach): string[] {
  const outside = contacts - inWindow;
  return [
    withoutAddress > 0 && `${withoutAddress} sin número ni cuenta: no les llegará`,
    silent > 0 && `${silent} con el asistente apagado: no les llegará`,
    `${inWindow} escribieron en las últimas 24 horas`,
    outside > 0 && (warning ? `Los demás: ${lowered(warning)}` : "A los demás les llega con tu plantilla aprobada"),
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

/** The words for the first contacts of the audience. */
export function CampaignPreview({ audienceId }: { audienceId: string }) {
  const message = useFormValue<string>("message");
  const { data: business } = useBusiness();
  const { data } = useReach(audienceId);
  const samples = data?.samples ?? [];
  return (
    <Box component="section" aria-label="Vista previa" sx={{ bgcolor: "surface.sunken", borderRadius: "10px", p: 2 }}>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>Así lo recibirán</Typography>
      {(samples.length > 0 ? samples : [{ name: "Ana", pushName: "Anita" }]).map(({ name, pushName }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples have no ids, and their order does not change
        <Box key={at} sx={{ mb: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {name || pushName || "Sin nombre"}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {fillText(message, {
              nombre: name || pushName,
              nombre_whatsapp: pushName,
              negocio: business?.name ?? "",
              asistente: "tu asistente",
            }) || "Escribe el mensaje"}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
