// What the canvas says to screen readers.
import type { AriaLabelConfig } from "@xyflow/react";

export const LABELS: Partial<AriaLabelConfig> = {
  "node.a11yDescription.default":
    "Presiona Enter o espacio para seleccionar el nodo. Con Suprimir se quita y con Escape se cancela.",
  "node.a11yDescription.keyboardDisabled":
    "Presiona Enter o espacio para seleccionar el nodo. Las flechas lo mueven, con Suprimir se quita y con Escape se cancela.",
  "node.a11yDescription.ariaLiveMessage": ({ direction, x, y }) =>
    `El nodo se movió hacia ${DIRECTIONS[direction] ?? direction}. Está en ${x}, ${y}`,
  "edge.a11yDescription.default":
    "Presiona Enter o espacio para seleccionar la conexión. Con Suprimir se quita y con Escape se cancela.",
  "controls.ariaLabel": "Vista del lienzo",
  "controls.zoomIn.ariaLabel": "Acercar",
  "controls.zoomOut.ariaLabel": "Alejar",
  "controls.fitView.ariaLabel": "Ver todo",
  "controls.interactive.ariaLabel": "Permitir cambios",
  "minimap.ariaLabel": "Mapa del flujo",
  "handle.ariaLabel": "Punto de conexión",
};

const DIRECTIONS: Readonly<Record<string, string>> = {
  up: "arriba",
  down: "abajo",
  left: "la izquierda",
  right: "la derecha",
};
