import { useEffect } from "react";

/** Leaves the full product for the light one: reloads the same address, or opens another one. */
export function Leave({ to }: { to?: string }) {
  useEffect(() => {
    if (to) location.replace(to);
    else location.reload();
  }, [to]);
  return null;
}
