// The steps of a new business that sells more than services, or none, by what it sells. Once all are done, its day.
import type { Business } from "@mostrador/domain/business/businesses/schema.ts";
import type { ReactNode } from "react";
import { courses } from "../../features/catalog/courses/api.ts";
import { products } from "../../features/catalog/products/api.ts";
import { properties } from "../../features/catalog/properties/api.ts";
import type { Desk } from "../../features/scheduling/appointments/desk.ts";
import { CardsSkeleton } from "../../ui/state/skeletons.tsx";
import { deskSteps, type HomeStep, StepsList } from "./steps-card.tsx";

type Props = { desk: Desk; sells: Business["businessType"]; children: ReactNode };

export function SoldSteps({ desk, sells, children }: Props) {
  const reads = { products: products.useAll(), courses: courses.useAll(), properties: properties.useAll() };
  const kinds = SOLD.filter((kind) => sells[kind]);
  if (kinds.some((kind) => reads[kind].isPending)) return <CardsSkeleton cards={1} height={320} />;
  const rows = (kind: (typeof SOLD)[number]): readonly { isArchived: boolean }[] => reads[kind].data ?? [];
  const sold = kinds.map((kind) => ({ ...STEPS[kind], isDone: rows(kind).some(({ isArchived }) => !isArchived) }));
  const given = deskSteps(desk);
  // a property is visited by appointment
  const visits = sells.properties ? given.slice(1).map(forVisits) : [];
  const steps = sells.services ? [...given, ...sold] : [...given.slice(0, 1), ...sold, ...visits];
  const title = sells.services ? "Para empezar a dar citas" : "Para empezar a vender";
  return steps.every(({ isDone }) => isDone) ? children : <StepsList title={title} steps={steps} />;
}

const SOLD = ["products", "courses", "properties"] as const;

const STEPS = {
  products: {
    to: "/inventario/productos",
    title: "Registra tus productos",
    subtitle: "Con su precio y cuánto tienes.",
  },
  courses: { to: "/cursos", title: "Registra tus cursos", subtitle: "Con sus sesiones y su precio." },
  properties: { to: "/inmuebles", title: "Registra tus inmuebles", subtitle: "Con fotos, ubicación y precio." },
} as const;

function forVisits(step: HomeStep): HomeStep {
  return step.to === "/servicios"
    ? { ...step, title: "Registra la visita como servicio", subtitle: "Con su duración, para que te la agenden." }
    : { ...step, title: "Registra quién muestra los inmuebles", subtitle: "Cada quien con su agenda." };
}
