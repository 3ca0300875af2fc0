// Public API of conversion events: the page 'Eventos de conversión'.
export { ConversionEventsPage } from "./conversion-events-page.tsx";
