import { RowsField } from "../../../ui/pick/rows-field.tsx";
import { useTrafficSources } from "./index.ts";

/** The field of the directory's filter: who came through any of them. */
export function SourceFilter() {
  return <RowsField name="trafficSource" label="Fuentes de tráfico" rows={useTrafficSources()} />;
}
