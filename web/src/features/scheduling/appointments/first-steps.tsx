// Shows the next missing thing to a business that cannot take appointments yet: a branch, a specialist or a service.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { Empty } from "../../../ui/state/empty.tsx";
import type { MissingPart } from "./opening/desk-rules.ts";

const STEPS: Readonly<Record<MissingPart, { text: string; label: string; to: string }>> = {
  branch: {
    text: "Tu agenda empieza por un lugar: registra tu sucursal con sus horarios y aquí verás sus citas.",
    label: "Registrar sucursal",
    to: "/sucursales",
  },
  specialist: {
    text: "Falta quién atiende: registra a tus especialistas y cada uno tendrá su columna en la agenda.",
    label: "Registrar especialista",
    to: "/especialistas",
  },
  service: {
    text: "Falta qué agendar: registra tus servicios con su duración y ya podrás dar citas.",
    label: "Registrar servicio",
    to: "/servicios",
  },
};

export function FirstSteps({ missing }: { missing: MissingPart }) {
  const { text, label, to } = STEPS[missing];
  const action = (
    <Button variant="contained" color="primary" component={Link} to={to}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ flex: 1, display: "grid", placeItems: "center", px: 2 }}>
      <Empty drawing="agenda" text={text} action={action} />
    </Box>
  );
}
