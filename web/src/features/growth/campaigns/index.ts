// Campaigns on screen.
export { CampaignsPage } from "./campaigns-page.tsx";
