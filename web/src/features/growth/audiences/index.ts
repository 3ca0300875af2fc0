// Public API of audiences: the page 'Audiencias', for `app/contacts`.
export { AudiencesPage } from "./audiences-page.tsx";
