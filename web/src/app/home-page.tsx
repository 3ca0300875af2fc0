import { Navigate } from "react-router";
import { useHome } from "./use-home.ts";

/** The product opens on the work: the agenda, or the first page that this person may see. */
export function HomePage() {
  return <Navigate to={useHome()} replace />;
}
