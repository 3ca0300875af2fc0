import { Navigate } from "react-router";
import { useHome } from "./use-home.ts";

/** The root opens the work: the agenda, or the first page that this person may see. */
export function HomeRedirect() {
  return <Navigate to={useHome()} replace />;
}
