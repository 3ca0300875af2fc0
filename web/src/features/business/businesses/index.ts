// The business itself, on screen.
export { useBusiness, useCreateBusiness, useEditBusiness, useFavoriteColors } from "./api.ts";
export { BusinessFields } from "./business-fields.tsx";
export { BusinessPage } from "./business-page.tsx";
export { businessValues } from "./business-values.ts";
export { zoneOptions, zoneText } from "./zones.ts";
