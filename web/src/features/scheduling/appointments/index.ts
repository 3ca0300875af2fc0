// The agenda on screen.
export { AgendaPage } from "./agenda-page.tsx";
