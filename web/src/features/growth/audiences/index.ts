// Audiencias, on screen.
export { AudiencesPage } from "./audiences-page.tsx";
