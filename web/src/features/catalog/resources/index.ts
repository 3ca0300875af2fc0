// Recursos, on screen.
import { resources } from "./api.ts";

export { ResourcesField, useResourceNames } from "./resources-field.tsx";
export { ResourcesPage } from "./resources-page.tsx";

/** All of them, for screens that send one. */
export const useResources = () => resources.useAll();
