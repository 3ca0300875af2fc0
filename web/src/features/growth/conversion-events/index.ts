// Eventos de conversión, on screen.
export { ConversionEventsPage } from "./conversion-events-page.tsx";
