import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { QuestionAnswerOutlined, WhatsApp } from "../../../ui/icon/messages.ts";
import { CalendarMonthOutlined } from "../../../ui/icon/places.ts";
import { Drawing } from "../../../ui/state/drawings.tsx";
import { useAssistants } from "../../automation/assistants/index.ts";
import { Stage } from "./frame.tsx";
import type { Sells } from "./steps.ts";

/** The next steps: try the assistant, connect a channel, open the agenda. */
export function Done({ sells }: { sells: Sells }) {
  const navigate = useNavigate();
  const { membership } = useActiveBusiness();
  const untried = useAssistants().data?.find(({ isWorking }) => !isWorking);
  const next = untried ? `Prueba a ${untried.name} y actívalo, y conecta` : "Conecta";
  return (
    <Stage
      title={`${membership?.name ?? "Tu negocio"} ${sells.services ? "ya puede agendar" : "ya está listo"}`}
      text={`${next} WhatsApp para que tu asistente responda, o empieza por la agenda.`}
    >
      <Box sx={{ display: "grid", justifyItems: "center", gap: 4, py: 2 }}>
        <Drawing name="agenda" size={140} />
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", justifyContent: "center" }}>
          <Button startIcon={<CalendarMonthOutlined />} onClick={() => void navigate("/agenda")}>
            Ver la agenda
          </Button>
          {untried && (
            <Button
              startIcon={<QuestionAnswerOutlined />}
              onClick={() => void navigate(`/asistentes/${untried._id}?probar=1`)}
            >
              Probar a {untried.name}
            </Button>
          )}
          <Button
            variant="contained"
            color="primary"
            startIcon={<WhatsApp />}
            onClick={() => void navigate("/integraciones/whatsapp")}
            autoFocus
          >
            Conectar WhatsApp
          </Button>
        </Box>
      </Box>
    </Stage>
  );
}
