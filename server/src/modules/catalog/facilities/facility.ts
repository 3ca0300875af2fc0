// The actions of rooms and equipment.
import { FacilityChanged, facilities } from "@mostrador/domain/catalog/facilities/resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

export const facilityActions = resourceActions(facilities, { event: FacilityChanged });
