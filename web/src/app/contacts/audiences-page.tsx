// Audiencias, with the actions of other capabilities on one.
import { AudiencesPage as Audiences } from "../../features/growth/audiences/index.ts";
import { OWN } from "./own-parts.ts";

const parts = OWN.flatMap(({ ofAudience = [] }) => ofAudience);

export function AudiencesPage() {
  return <Audiences parts={parts} />;
}
