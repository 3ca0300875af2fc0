// What a new business still has to do before its first day, with what is done.
import Button from "@mui/material/Button";
import { Link } from "react-router";
import type { Desk } from "../../features/scheduling/appointments/desk.ts";
import { StatusChip } from "../../ui/data/status.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { HomeRow, HomeRows } from "./home-row.tsx";

export type HomeStep = { to: string; title: string; subtitle: string; isDone: boolean };

/** Of a business that gives appointments. */
export function StepsCard({ desk }: { desk: Desk }) {
  return <StepsList title="Para empezar a dar citas" steps={deskSteps(desk)} />;
}

export function StepsList({ title, steps }: { title: string; steps: readonly HomeStep[] }) {
  const left = steps.filter(({ isDone }) => !isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card
      flush
      title={title}
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
        {steps.map(({ isDone, ...step }) => (
          <HomeRow
            key={step.to}
            {...step}
            aside={
              isDone ? (
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

export function deskSteps({ branch, specialists, services }: Desk): HomeStep[] {
  const isOpen = (rows: readonly { isArchived: boolean }[]) => rows.some(({ isArchived }) => !isArchived);
  return [
    { ...STEPS.branch, isDone: branch !== null },
    { ...STEPS.specialist, isDone: isOpen(specialists) },
    { ...STEPS.service, isDone: isOpen(services) },
  ];
}

const STEPS = {
  branch: { to: "/sucursales", title: "Registra tu sucursal", subtitle: "Su dirección y sus horarios." },
  specialist: { to: "/especialistas", title: "Registra quién atiende", subtitle: "Cada quien con su agenda." },
  service: { to: "/servicios", title: "Registra tus servicios", subtitle: "Con su duración y su precio." },
} as const;
