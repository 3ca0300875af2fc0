// Properties on screen, and what the first steps of a business use of them.
import { properties } from "./api.ts";

export { PropertyFields, PropertyForm, propertyShape, propertyValues } from "./property-form.tsx";

/** Includes archived ones. */
export const useProperties = properties.useAll;
export const useCreateProperty = properties.useCreate;
