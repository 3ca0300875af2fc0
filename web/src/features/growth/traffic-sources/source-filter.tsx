import { RowsField } from "../../../ui/pick/rows-field.tsx";
import { useTrafficSources } from "./index.ts";

/** The directory filter's field: contacts from any of these sources. */
export function SourceFilter() {
  return <RowsField name="trafficSource" label="Fuentes de tráfico" rows={useTrafficSources()} />;
}
