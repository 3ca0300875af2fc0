import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router";
import { useProductName } from "../../../lib/brand/brand-sign.tsx";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { QuestionAnswerOutlined, WhatsApp } from "../../../ui/icon/messages.ts";
import { CalendarMonthOutlined } from "../../../ui/icon/places.ts";
import { Drawing } from "../../../ui/state/drawings.tsx";
import { useAssistants } from "../../automation/assistants/index.ts";
import { Stage } from "./frame.tsx";
import type { Sells } from "./steps.ts";

const hello = (product: string) => `Hola, acabo de registrar mi negocio en ${product} y tengo una duda.`;

/** The step 'bienvenida': talk with the new assistant, connect a number, or write to the team. */
export function Welcome({ sells, teamWhatsapp }: { sells: Sells; teamWhatsapp: string }) {
  const product = useProductName();
  const navigate = useNavigate();
  const { membership } = useActiveBusiness();
  const untried = useAssistants().data?.find(({ isWorking }) => !isWorking);
  const next = untried ? `Prueba a ${untried.name} y actívalo, y conecta` : "Conecta";
  return (
    <Stage
      title={`${membership?.name ?? "Tu negocio"} ${sells.services ? "ya puede agendar" : "ya está listo"}`}
      text={`Te damos la bienvenida. ${next} WhatsApp para que tu asistente responda, o empieza por la agenda.`}
    >
      <Box sx={{ display: "grid", justifyItems: "center", gap: 4, py: 2 }}>
        <Drawing name="agenda" size={140} />
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", justifyContent: "center" }}>
          <Button startIcon={<CalendarMonthOutlined />} onClick={() => void navigate("/agenda")}>
            Ver la agenda
          </Button>
          <Button
            {...(!untried && PRIMARY)}
            startIcon={<WhatsApp />}
            onClick={() => void navigate("/integraciones/whatsapp")}
          >
            Conectar WhatsApp
          </Button>
          {untried && (
            <Button
              {...PRIMARY}
              startIcon={<QuestionAnswerOutlined />}
              onClick={() => void navigate(`/asistentes/${untried._id}?probar=1`)}
            >
              Probar a {untried.name}
            </Button>
          )}
        </Box>
        {teamWhatsapp && (
          <Typography variant="body2" color="textSecondary">
            ¿Dudas?{" "}
            <Link
              href={`https://wa.me/${teamWhatsapp}?text=${encodeURIComponent(hello(product))}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Escríbenos por WhatsApp
            </Link>
          </Typography>
        )}
      </Box>
    </Stage>
  );
}

const PRIMARY = { variant: "contained", color: "primary", autoFocus: true } as const;
