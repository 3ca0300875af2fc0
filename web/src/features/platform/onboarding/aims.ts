// The main purpose of the product for this business: decides what it sells, and which steps follow
// (contract/platform#first-steps).
import { type Sells, USUALLY } from "./steps.ts";

type Answer = { title: string; text: string };
/** `ways` are the choices within it. */
export type Aim = Answer & { icon: "agenda" | "sales" | "events" | "people" } & (
    | { ways: readonly (Answer & { sells: Sells })[] }
    | { sells: Sells }
  );

const NOTHING: Sells = { services: false, products: false, courses: false, properties: false };

export const AIMS: readonly Aim[] = [
  {
    icon: "agenda",
    title: "Agenda inteligente",
    text: "Citas que se agendan, se recuerdan y se cobran.",
    ways: [
      { title: "Citas de servicio", text: "Dentistas, estéticas, spas, médicos.", sells: USUALLY },
      {
        title: "Llamadas de venta",
        text: "Agencias de marketing, software, consultorías, coaches.",
        sells: USUALLY,
      },
      { title: "Recorridos de propiedades", text: "Inmobiliarias.", sells: { ...USUALLY, properties: true } },
    ],
  },
  {
    icon: "sales",
    title: "Ventas automatizadas",
    text: "Pedidos que toma tu asistente.",
    ways: [
      {
        title: "Productos físicos",
        text: "Tiendas, restaurantes, entregas a domicilio.",
        sells: { ...NOTHING, products: true },
      },
      {
        title: "Infoproductos",
        text: "Cursos en línea, libros electrónicos, webinars.",
        sells: { ...NOTHING, courses: true },
      },
    ],
  },
  {
    icon: "events",
    title: "Gestión de eventos",
    text: "Carreras, conciertos, lanzamientos, seminarios.",
    sells: USUALLY,
  },
  {
    icon: "people",
    title: "Reclutamiento ágil",
    text: "Proceso de selección: entrevistas, filtros automáticos, agenda de recursos humanos.",
    sells: USUALLY,
  },
];
