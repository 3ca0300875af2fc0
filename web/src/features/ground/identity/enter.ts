import { rememberSignedIn, wasSignedIn } from "../../../lib/session/remembered.ts";

/** After signing in, opens the full product at the requested path, but only at a local path. */
export function enter(path = pathOfWork()) {
  const wanted = new URLSearchParams(location.search).get("p");
  location.replace(isOwnPath(wanted) ? wanted : path);
}

function isOwnPath(path: string | null): path is string {
  if (!path?.startsWith("/") || path.startsWith("//") || path.includes("\\") || path.startsWith("/auth/")) return false;
  return new URL(path, location.origin).origin === location.origin;
}

/** The root redirects to the start page; without storage it would show the front page again. */
export function pathOfWork(): string {
  rememberSignedIn(true);
  return wasSignedIn() ? "/" : "/principal";
}
