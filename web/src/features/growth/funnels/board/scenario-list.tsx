// A scenario of the board: its count, its first contacts, and more on demand.
import type { Funnel, FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import type { BoardClient } from "@mostrador/domain/growth/funnels/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type PointerEvent, useState } from "react";
import { sayError } from "../../../../ui/state/say-error.ts";
import { type BoardQuery, useScenario } from "../api.ts";
import { Fold } from "../fold.tsx";
import { ClientCard } from "./client-card.tsx";
import { MoveAll } from "./move-all.tsx";

type Props = {
  funnel: Funnel;
  phase: FunnelPhase;
  scenario: FunnelPhase["scenarios"][number];
  count: number;
  clients: readonly BoardClient[];
  query: BoardQuery;
  mayMove: boolean;
  /** The contacts being moved. */
  moving: ReadonlySet<string>;
  dragged: string | null;
  /** A card is dragged over it. */
  isOver: boolean;
  onMove: (client: BoardClient, from: string | null, to: string | null) => Promise<void>;
  onPointerDown: (event: PointerEvent<HTMLElement>, client: BoardClient, from: string) => void;
};

export function ScenarioList(props: Props) {
  const { funnel, phase, scenario, count, clients, query, mayMove, moving, dragged, isOver } = props;
  const { onMove, onPointerDown } = props;
  const [isWhole, setWhole] = useState(false);
  const more = useScenario(funnel._id, scenario._id, query, isWhole);
  const shown = more.data?.pages.flatMap((page) => page.data) ?? clients;
  const loadMore = () => {
    if (!isWhole) setWhole(true);
    else if (more.data) void more.fetchNextPage();
    else void more.refetch();
  };
  return (
    <Box
      role="group"
      aria-label={`${phase.name} · ${scenario.name}`}
      data-scenario={scenario._id}
      sx={{
        mx: 0.75,
        px: 0.75,
        borderRadius: "10px",
        outline: isOver ? "2px solid" : "none",
        outlineColor: "primary.main",
        outlineOffset: -2,
      }}
    >
      <Fold label={scenario.name} aside={count.toLocaleString("es-MX")} open>
        {scenario.description && (
          <Typography variant="caption" color="textSecondary" sx={{ display: "block", px: 0.5, pb: 0.75 }}>
            {scenario.description}
          </Typography>
        )}
        {shown.length === 0 ? (
          <Typography variant="body2" color="textSecondary" sx={{ px: 0.5, pb: 1 }}>
            Nadie por ahora
          </Typography>
        ) : (
          <Box component="ul" aria-label={`Contactos en ${scenario.name}`} sx={LIST}>
            {shown.map((client) => (
              <ClientCard
                key={client._id}
                client={client}
                scenarioId={scenario._id}
                phases={funnel.phases}
                mayMove={mayMove}
                isDim={moving.has(client._id) || dragged === client._id}
                onMove={onMove}
                onPointerDown={onPointerDown}
              />
            ))}
          </Box>
        )}
        {more.error && (
          <Typography role="alert" variant="body2" color="error">
            {sayError(more.error)}
          </Typography>
        )}
        {mayMove && count > 1 && Object.keys(query).length === 0 && (
          <MoveAll funnel={funnel} scenario={scenario} count={count} />
        )}
        {shown.length < count && (
          <Button size="small" fullWidth disabled={more.isFetching} onClick={loadMore} sx={{ mb: 1 }}>
            Cargar más
          </Button>
        )}
      </Fold>
    </Box>
  );
}

const LIST = { m: 0, p: 0, pb: 1, listStyle: "none", display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" };
