// The problems that the product avoids, each with the component that shows it.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Bubble } from "../../../features/conversation/inbox/messages/bubble.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { ASSISTANT } from "./example-talk.ts";

export const PROMISES = "lo-que-evita";

export function Promises() {
  return (
    <>
      <Typography variant="h2" id={PROMISES} sx={{ mb: 3 }}>
        Lo que deja de pasarte
      </Typography>
      <Box sx={GRID}>
        <Avoided title="Dos citas encimadas" text={DOUBLE}>
          <Notice tone="error">El especialista ya tiene una cita en ese horario</Notice>
        </Avoided>
        <Avoided title="Mensajes que se pierden" text={LOST}>
          <Said hour="4:43 pm" status="delivered">
            Listo, tu cita quedó para el martes a las 11:00 am.
          </Said>
        </Avoided>
        <Avoided title="Horarios inventados" text={INVENTED}>
          <Said hour="6:05 pm" status="read">
            {"Con Mariela el jueves:\n• 10:00 am\n• 12:30 pm\n• 5:00 pm\n¿Cuál te queda mejor?"}
          </Said>
        </Avoided>
      </Box>
    </>
  );
}

function Avoided({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minWidth: 0 }}>
      <Box sx={PIECE}>{children}</Box>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
    </Box>
  );
}

function Said({ hour, status, children }: { hour: string; status: "delivered" | "read"; children: string }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      <Bubble itemKey={hour} author={{ kind: "assistant", name: ASSISTANT }} isFirst isLast hour={hour} status={status}>
        <Box sx={{ whiteSpace: "pre-wrap" }}>{children}</Box>
      </Bubble>
    </Box>
  );
}

const DOUBLE =
  "Quien atiende tiene una cita a la vez, la agende tu recepción, el asistente o dos personas en el mismo segundo.";
const LOST =
  "Cada mensaje se guarda antes de contestarlo y ves si tu respuesta se envió, llegó y se leyó. Si algo no salió, también.";
const INVENTED =
  "El asistente ofrece solo horarios libres de tu agenda, y no agenda, mueve ni cancela nada sin que tu cliente diga que sí.";

const GRID = {
  display: "grid",
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
} as const;
const PIECE = {
  display: "grid",
  alignItems: "center",
  minHeight: { md: 196 },
  p: 2,
  borderRadius: "14px",
  bgcolor: "background.default",
  border: "1px solid",
  borderColor: "divider",
  "& li": { pb: "0 !important" },
} as const;
