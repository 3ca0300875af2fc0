// The partners that have sent the most credits: medals for three, a bar relative to the first.
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { useState } from "react";
import { Card } from "../../../ui/layout/card.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useLeaderboard } from "./api.ts";

const KINDS = [
  { value: "total", label: "Total" },
  { value: "gpt", label: "GPT" },
  { value: "reasoning", label: "Reasoning" },
] as const;
/** Gold, silver, bronze: drawn, because not every machine has letters of pictures. */
const MEDALS = ["#e8b923", "#b4bac4", "#cd8a4b"];

export function Leaderboard() {
  const [by, setBy] = useState<(typeof KINDS)[number]["value"]>("total");
  const read = useLeaderboard(by);
  const most = read.data?.[0]?.creditsTransferred[by] ?? 0;
  return (
    <Card title="Leaderboard de partners" description="Créditos enviados a negocios">
      <Tabs label="Tipo de crédito" value={by} onChange={setBy} tabs={KINDS} />
      {read.isPending && <Box role="status">Cargando leaderboard...</Box>}
      {read.error && !read.data && (
        <ErrorState
          dense
          title="Error al cargar los datos del leaderboard"
          error={read.error}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.data?.length === 0 && <Empty dense drawing="list" text="No hay datos de transferencias aún" />}
      {read.data && read.data.length > 0 && (
        <DividedList label="Partners por créditos enviados">
          {read.data.map((partner, index) => {
            const sent = partner.creditsTransferred[by];
            const share = most > 0 ? Math.round((sent / most) * 100) : 0;
            return (
              <DividedRow key={partner._id}>
                <Medal place={index + 1} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1, flexWrap: "wrap" }}>
                    <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{partner.name}</Box>
                    <Box>{sent.toLocaleString("es-MX")}</Box>
                  </Box>
                  <LinearProgress variant="determinate" value={share} aria-label={`${partner.name}: ${share} %`} />
                  <Box sx={{ typography: "caption", color: "text.secondary" }}>
                    {partner.users === 1 ? "1 usuario" : `${partner.users} usuarios`}
                  </Box>
                </Box>
              </DividedRow>
            );
          })}
        </DividedList>
      )}
    </Card>
  );
}

function Medal({ place }: { place: number }) {
  const color = MEDALS[place - 1];
  return (
    <Box
      aria-hidden
      sx={{
        ...{ display: "grid", placeItems: "center", width: 28, height: 28, borderRadius: "50%", flexShrink: 0 },
        ...{ fontSize: 13, fontWeight: 700, fontVariantNumeric: "tabular-nums" },
        ...(color ? { bgcolor: color, color: "#1a1a1a" } : { color: "text.secondary" }),
      }}
    >
      {place}
    </Box>
  );
}
