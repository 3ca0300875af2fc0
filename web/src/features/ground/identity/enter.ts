/** After signing in: the full product opens where the person was going, but only at a path of ours. */
export function enter(path = "/principal") {
  const wanted = new URLSearchParams(location.search).get("p");
  location.assign(isOwnPath(wanted) ? wanted : path);
}

function isOwnPath(path: string | null): path is string {
  if (!path?.startsWith("/") || path.startsWith("//") || path.includes("\\") || path.startsWith("/auth/")) return false;
  return new URL(path, location.origin).origin === location.origin;
}
