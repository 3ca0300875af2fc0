// Flujos, on screen.
export { FlowsPage } from "./flows-page.tsx";
