// Sales funnels on screen.
export { SalesFunnelsPage } from "./sales-funnels-page.tsx";
