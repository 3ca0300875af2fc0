// Money on screen: what an appointment shows of it.
export { useMovementsOf } from "./api.ts";
export { MovementForm } from "./movement-form.tsx";
export { MovementList } from "./movement-list.tsx";
export { MovementsPage } from "./movements-page.tsx";
