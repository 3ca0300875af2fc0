// Recursos, on screen.
export { ResourcesPage } from "./resources-page.tsx";
