// Rooms and equipment on screen, and what the form of a service uses of them.
import { facilities } from "./api.ts";

export { FacilitiesPage } from "./facilities-page.tsx";

/** Includes archived ones. */
export const useFacilities = facilities.useAll;
