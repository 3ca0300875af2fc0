// Funnels, on screen.
import { funnels } from "./api.ts";

export { FunnelsPage } from "./funnels-page.tsx";

/** With their phases, for fields that choose among them; undefined while loading. */
export function useFunnels() {
  return funnels.useAll().data;
}
