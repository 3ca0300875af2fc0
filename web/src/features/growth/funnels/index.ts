// Funnels, on screen.
import { funnels } from "./api.ts";

export { FunnelsPage } from "./funnels-page.tsx";

/** With their phases, for screens that choose among them; undefined while they are read. */
export function useFunnels() {
  return funnels.useAll().data;
}
