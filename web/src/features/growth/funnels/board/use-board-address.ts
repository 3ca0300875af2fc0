// What the board shows stands in its address.
import { useAddress } from "../../../../lib/address/address.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type Looked = { from?: string; to?: string; search?: string };

export function useBoardAddress() {
  const { params, change } = useAddress();
  const day = (name: string) => {
    const written = params.get(name) ?? "";
    return DAY.test(written) ? written : "";
  };
  const [from, to, search] = [day("desde"), day("hasta"), params.get("buscar") ?? ""];
  const looked: Looked = { ...(from && { from }), ...(to && { to }), ...(search && { search: search.slice(0, 100) }) };
  return { from, to, search, looked, isNarrowed: Object.keys(looked).length > 0, change };
}
