// Upsells, on screen.
export { UpsellsPage } from "./upsells-page.tsx";
