import Box from "@mui/material/Box";
import { RowsField } from "../../../ui/pick/rows-field.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useTrafficSources } from "./index.ts";

/** The directory filter's fields: contacts from any of these sources, and when they came. */
export function SourceFilter() {
  return (
    <>
      <RowsField name="trafficSource" label="Fuentes de tráfico" rows={useTrafficSources()} />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 }}>
        <DayField name="sourceFrom" label="Llegaron por la fuente desde" required={false} />
        <DayField name="sourceTo" label="Hasta" required={false} />
      </Box>
    </>
  );
}
