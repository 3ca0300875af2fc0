import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { WhatsApp } from "../../../ui/icon/messages.ts";
import { CalendarMonthOutlined } from "../../../ui/icon/places.ts";
import { Drawing } from "../../../ui/state/drawings.tsx";
import { Stage } from "./frame.tsx";
import type { Sells } from "./steps.ts";

/** What comes next: the channel that brings the customers, and the agenda that they fill. */
export function Done({ sells }: { sells: Sells }) {
  const navigate = useNavigate();
  const { membership } = useActiveBusiness();
  return (
    <Stage
      title={`${membership?.name ?? "Tu negocio"} ${sells.services ? "ya puede agendar" : "ya está listo"}`}
      text="Conecta WhatsApp para que tu asistente responda, o empieza por la agenda."
    >
      <Box sx={{ display: "grid", justifyItems: "center", gap: 4, py: 2 }}>
        <Drawing name="agenda" size={140} />
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", justifyContent: "center" }}>
          <Button startIcon={<CalendarMonthOutlined />} onClick={() => void navigate("/agenda")}>
            Ver la agenda
          </Button>
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
