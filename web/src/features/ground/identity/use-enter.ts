// After signing in: the session is read anew and the person goes to where they were going. Only to a path of ours.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { SESSION_KEY } from "../../../lib/session/session.ts";

export function useEnter() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get("p");
  return async (path = "/principal") => {
    client.removeQueries({ queryKey: SESSION_KEY });
    await navigate(isOwnPath(wanted) ? wanted : path, { replace: true });
  };
}

function isOwnPath(path: string | null): path is string {
  if (!path?.startsWith("/") || path.startsWith("//") || path.includes("\\") || path.startsWith("/auth/")) return false;
  return new URL(path, location.origin).origin === location.origin;
}
