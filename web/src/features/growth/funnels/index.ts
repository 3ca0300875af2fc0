// Public API of funnels: their page, and their list for fields that choose one.
import { funnels, usePlacesOf } from "./api.ts";

export const useCreateFunnel = funnels.useCreate;
export { usePlacesOf };

/** With their phases, for fields that choose among them; undefined while loading. */
export function useFunnels() {
  return funnels.useAll().data;
}
