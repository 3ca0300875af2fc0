// Formularios, on screen.
export { FormsPage } from "./forms-page.tsx";
