// Public API of resources: their page, and the field with which other forms choose them.
import { resources } from "./api.ts";

export { ResourcesField, useResourceNames } from "./resources-field.tsx";

/** All of them, for screens that send one. */
export const useResources = () => resources.useAll();
