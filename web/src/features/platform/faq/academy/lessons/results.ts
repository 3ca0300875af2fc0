import type { Lesson } from "../lesson.ts";

const PERIOD = "Elige el periodo y compara con el anterior.";

export const RESULTS: readonly Lesson[] = [
  {
    path: "/agenda/dashboard",
    title: "Resultados de citas",
    purpose: "Cuántas citas se asistieron, cuántas se perdieron y qué tan llena está la agenda.",
    steps: [PERIOD, "Toca una barra para ver las citas que cuenta.", "Descarga el tablero en PDF."],
  },
  {
    path: "/agenda/citas",
    title: "Lista de citas",
    purpose: "Todas las citas de un periodo, por servicio, especialista, sucursal y estado.",
    steps: [
      "Elige los filtros.",
      "Mira cuántas son y lo que cuestan sus servicios.",
      "Toca una para verla en la agenda.",
    ],
  },
  {
    path: "/contactos/dashboard",
    title: "Resultados de contactos",
    purpose: "Cuántos contactos nuevos llegan y de dónde vienen.",
    steps: [PERIOD, "Mira qué fuentes traen más personas."],
  },
  {
    path: "/chat/conversaciones",
    title: "Conversaciones cerradas",
    purpose: "Cuáles cerró el asistente solo, bien o mal, y cuáles necesitaron a una persona.",
    steps: ["Elige el periodo y el cierre.", "Toca una para leerla en la bandeja."],
  },
  {
    path: "/finanzas",
    title: "Finanzas",
    purpose: "Lo que entró, lo que salió y lo que queda.",
    steps: [PERIOD, "Toca una categoría para ver sus movimientos.", "Descarga el tablero en PDF."],
  },
  {
    path: "/pedidos/dashboard",
    title: "Resultados de pedidos",
    purpose: "Cuánto se vende y qué productos se venden más.",
    steps: [PERIOD, "Compara por sucursal."],
  },
  {
    path: "/inventario",
    title: "Inventario",
    purpose: "Qué hay en existencia, qué se acaba y cuánto vale.",
    steps: [PERIOD, "Mira primero lo que está por acabarse."],
  },
];
