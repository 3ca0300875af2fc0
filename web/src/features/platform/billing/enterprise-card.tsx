// For more messages than a plan gives: to whom to write.
import { ENTERPRISE_FROM } from "@mostrador/domain/platform/billing/catalogue.ts";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useProductName } from "../../../lib/brand/brand-sign.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useTeamLink } from "./team-link.ts";

const AMOUNT = new Intl.NumberFormat("es-MX").format(ENTERPRISE_FROM);
const wantText = (product: string) => `Hola, quiero un precio de ${product} para más de ${AMOUNT} mensajes al mes.`;

export function EnterpriseCard({ team }: { team: string }) {
  const name = useProductName();
  const link = useTeamLink(team, wantText);
  return (
    <Card
      title="Empresas"
      description={`Más de ${AMOUNT} mensajes al mes.`}
      action={
        link && (
          <Button component="a" href={link} target="_blank" rel="noopener noreferrer">
            Escribir por WhatsApp
          </Button>
        )
      }
    >
      <Typography variant="body2">
        {link
          ? "Preparamos un precio para tu volumen."
          : `Escríbele a la persona que te atiende en ${name}: preparamos un precio para tu volumen.`}
      </Typography>
    </Card>
  );
}
