// Recursos, on screen.
import { resources } from "./api.ts";

export { ResourcesPage } from "./resources-page.tsx";

/** All of them, for screens that send one along. */
export const useResources = () => resources.useAll();
