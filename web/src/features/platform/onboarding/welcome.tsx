import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useProductName } from "../../../lib/brand/brand-sign.tsx";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { DescriptionOutlined, QuestionAnswerOutlined, WhatsApp } from "../../../ui/icon/messages.ts";
import { ShoppingBagOutlined } from "../../../ui/icon/money.ts";
import { CalendarMonthOutlined } from "../../../ui/icon/places.ts";
import { Drawing, type DrawingName } from "../../../ui/state/drawings.tsx";
import { useAssistants } from "../../automation/assistants/index.ts";
import { Stage } from "./frame.tsx";
import type { Sells } from "./steps.ts";

const hello = (product: string) => `Hola, acabo de registrar mi negocio en ${product} y tengo una duda.`;

/** The step 'bienvenida': talk with the new assistant, connect a number, or write to the team. */
export function Welcome({ sells, teamWhatsapp }: { sells: Sells; teamWhatsapp: string }) {
  const product = useProductName();
  const navigate = useNavigate();
  const { membership } = useActiveBusiness();
  const first = FIRST.find(({ of }) => sells[of]) ?? AGENDA;
  const untried = useAssistants().data?.find(({ isWorking }) => !isWorking);
  const next = untried ? `Prueba a ${untried.name} y actívalo, y conecta` : "Conecta";
  return (
    <Stage
      title={`${membership?.name ?? "Tu negocio"} ${sells.services ? "ya puede agendar" : "ya está listo"}`}
      text={`Te damos la bienvenida. ${next} WhatsApp para que tu asistente responda, o empieza por ${first.where}.`}
    >
      <Box sx={{ display: "grid", justifyItems: "center", gap: 4, py: 2 }}>
        <Drawing name={first.drawing} size={140} />
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", justifyContent: "center" }}>
          <Button startIcon={first.icon} onClick={() => void navigate(first.path)}>
            {first.label}
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

type First = { of: keyof Sells; label: string; where: string; path: string; drawing: DrawingName; icon: ReactNode };

/** Where the work of a business begins: a shop without appointments has nothing in an agenda. */
const AGENDA: First = {
  of: "services",
  label: "Ver la agenda",
  where: "la agenda",
  path: "/agenda",
  drawing: "agenda",
  icon: <CalendarMonthOutlined />,
};
const FIRST: readonly First[] = [
  AGENDA,
  {
    of: "courses",
    label: "Ver tus cursos",
    where: "tus cursos",
    path: "/cursos",
    drawing: "list",
    icon: <DescriptionOutlined />,
  },
  {
    of: "products",
    label: "Ver tus productos",
    where: "tus productos",
    path: "/inventario/productos",
    drawing: "list",
    icon: <ShoppingBagOutlined />,
  },
];

const PRIMARY = { variant: "contained", color: "primary", autoFocus: true } as const;
