// Public API of enrollments: the page 'Inscripciones'.
export { EnrollmentsPage } from "./enrollments-page.tsx";
