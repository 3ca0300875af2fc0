import { useEffect } from "react";

/** Leaves the full product for the light one: the same address, opened anew; or another one. */
export function Leave({ to }: { to?: string }) {
  useEffect(() => {
    if (to) location.replace(to);
    else location.reload();
  }, [to]);
  return null;
}
