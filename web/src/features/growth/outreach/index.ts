// Planned messages on screen: the plan of the whole business.
export { PlannedPage } from "./plan/planned-page.tsx";
