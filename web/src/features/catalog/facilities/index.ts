// Public API of rooms and equipment: what the form of a service uses of them.
import { facilities } from "./api.ts";

/** Includes archived ones. */
export const useFacilities = facilities.useAll;
