// What a new business still has to do before it can take appointments, with what is done.
import Button from "@mui/material/Button";
import { Link } from "react-router";
import type { Desk } from "../../features/scheduling/appointments/desk.ts";
import { missingOf } from "../../features/scheduling/appointments/opening/desk-rules.ts";
import { StatusChip } from "../../ui/data/status.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { HomeRow, HomeRows } from "./home-row.tsx";

const STEPS = [
  { part: "branch", to: "/sucursales", title: "Registra tu sucursal", subtitle: "Su dirección y sus horarios." },
  { part: "specialist", to: "/especialistas", title: "Registra quién atiende", subtitle: "Cada quien con su agenda." },
  { part: "service", to: "/servicios", title: "Registra tus servicios", subtitle: "Con su duración y su precio." },
] as const;

export function StepsCard({ desk }: { desk: Desk }) {
  const missing = missingOf(desk);
  const left = STEPS.filter(({ part }) => !isDone(desk, part)).length;
  const next = STEPS.find(({ part }) => part === missing);
  return (
    <Card
      flush
      title="Para empezar a dar citas"
      description={left === 1 ? "Te falta un paso." : `Te faltan ${left} pasos.`}
      action={
        next && (
          <Button variant="contained" color="primary" component={Link} to={next.to}>
            Continuar
          </Button>
        )
      }
    >
      <HomeRows label="Pasos">
        {STEPS.map(({ part, to, title, subtitle }) => (
          <HomeRow
            key={part}
            {...{ to, title, subtitle }}
            aside={
              isDone(desk, part) ? (
                <StatusChip tone="success" mark="check" label="Listo" />
              ) : (
                <StatusChip tone="neutral" mark="ring" label="Falta" />
              )
            }
          />
        ))}
      </HomeRows>
    </Card>
  );
}

function isDone({ branch, specialists, services }: Desk, part: (typeof STEPS)[number]["part"]): boolean {
  if (part === "branch") return branch !== null;
  return (part === "specialist" ? specialists : services).some(({ isArchived }) => !isArchived);
}
