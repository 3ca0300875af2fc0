// What the contacts of a source left since they came: income by what was paid, and conversion events by subject.

import type { TrafficSource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import { INCOME_LABEL } from "@mostrador/domain/growth/traffic-sources/schema.ts";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Money } from "../../../ui/data/money.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useSourceResults } from "./api.ts";

const KIND = { service: "Servicio", product: "Producto", course: "Curso", property: "Inmueble" } as const;

export function SourceResults({ source: { _id } }: { source: TrafficSource }) {
  const read = useSourceResults(_id);
  if (read.error && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} dense />;
  if (!read.data) return <RowsSkeleton rows={3} avatar={false} />;
  const { income, events, subjects } = read.data;
  if (!income?.length && events === 0)
    return <Empty drawing="chart" text="Sus contactos todavía no dejan ingresos ni eventos de conversión." dense />;
  return (
    <Stack sx={{ gap: 2.5 }}>
      {income && income.length > 0 && (
        <DividedList label="Ingresos por lo que se pagó">
          {income.map(({ kind, payments, amount }) => (
            <Line key={kind} title={INCOME_LABEL[kind]} note={payments === 1 ? "1 pago" : `${payments} pagos`}>
              <Money amount={amount} />
            </Line>
          ))}
        </DividedList>
      )}
      {events > 0 && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {events === 1 ? "1 evento de conversión" : `${events.toLocaleString("es-MX")} eventos de conversión`}
          </Typography>
          <DividedList label="De qué fueron los eventos">
            {subjects.map(({ kind, name, events: count }) => (
              <Line key={`${kind}-${name}`} title={name} note={KIND[kind]}>
                {count.toLocaleString("es-MX")}
              </Line>
            ))}
          </DividedList>
        </div>
      )}
    </Stack>
  );
}

function Line({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <DividedRow>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </div>
      <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {children}
      </Typography>
    </DividedRow>
  );
}
