// 'Conversión': how many came to each phase of a funnel, how many went on, and how long they stayed.
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import type { PhaseConversion } from "@mostrador/domain/growth/funnels/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useAddress } from "../../../../lib/address/address.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Tabs } from "../../../../ui/layout/tabs.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { useConversion } from "../api.ts";
import { stayText } from "./stay-text.ts";

const PERIODS = [
  { value: "30", label: "30 días" },
  { value: "90", label: "90 días" },
  { value: "todo", label: "Desde el inicio" },
] as const;

const USUAL = "90";

export function ConversionDialog({ funnel, onClose }: { funnel: Funnel; onClose: () => void }) {
  const { params, change } = useAddress();
  const period = PERIODS.find(({ value }) => value === params.get("periodo"))?.value ?? USUAL;
  const today = localOf(useZone(), useNow()).day;
  const read = useConversion(funnel._id, period === "todo" ? {} : { from: addDays(today, 1 - Number(period)) });
  const phases = read.data?.phases ?? [];
  const most = Math.max(1, ...phases.map(({ entered }) => entered));
  return (
    <Dialog open onClose={onClose} title={`Conversión de ${funnel.name}`}>
      <Tabs
        label="Periodo"
        value={period}
        onChange={(value) => change({ periodo: value === USUAL ? null : value })}
        tabs={PERIODS}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
        Quienes llegaron a cada fase en el periodo, cuántos de ellos avanzaron después a una fase posterior, y la
        mediana de lo que estuvieron en ella quienes ya salieron.
      </Typography>
      {read.isError && !read.data ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} dense />
      ) : !read.data ? (
        <Skeleton variant="rounded" height={funnel.phases.length * 84} />
      ) : phases.every(({ entered }) => entered === 0) ? (
        <Empty drawing="chart" text="Nadie llegó a una fase en este periodo." dense />
      ) : (
        <Box component="ol" aria-label="Fases" sx={LIST}>
          {phases.map((phase) => (
            <PhaseLine key={phase.phaseId} phase={phase} most={most} isLast={phase === phases.at(-1)} />
          ))}
        </Box>
      )}
    </Dialog>
  );
}

function PhaseLine({ phase, most, isLast }: { phase: PhaseConversion; most: number; isLast: boolean }) {
  const { name, entered, advanced, share, ended, medianSeconds } = phase;
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", gap: 2, alignItems: "baseline" }}>
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Typography>
        <Typography sx={{ fontWeight: 700, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
          {entered === 1 ? "1 contacto" : `${COUNT.format(entered)} contactos`}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ ...TRACK, width: `${Math.max(1, (entered / most) * 100)}%` }}>
        <Box sx={{ ...PART, width: `${share ?? 0}%` }} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          !isLast && entered > 0 && `Avanzaron ${COUNT.format(advanced)} (${COUNT.format(share ?? 0)} %)`,
          medianSeconds === null ? "Nadie ha salido de esta fase" : `Mediana en la fase: ${stayText(medianSeconds)}`,
          ended > 0 && `${COUNT.format(ended)} ${ended === 1 ? "salida" : "salidas"}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
    </Box>
  );
}

const COUNT = new Intl.NumberFormat("es-MX", { maximumFractionDigits: 1 });
const LIST = { display: "grid", gap: 2.5, m: 0, p: 0, listStyle: "none" } as const;
const TRACK = { height: 12, my: 0.75, borderRadius: "6px", bgcolor: "action.selected", overflow: "hidden" } as const;
const PART = { height: 1, bgcolor: "primary.main" } as const;
