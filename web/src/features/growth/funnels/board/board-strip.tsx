// The columns of a board, scrolled sideways if too wide. A phone shows one and the edge of the next.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import type { Board } from "@mostrador/domain/growth/funnels/schema.ts";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import type { BoardQuery } from "../api.ts";
import { followFocus } from "./follow-focus.ts";
import { ScenarioList } from "./scenario-list.tsx";
import { useCardDrag } from "./use-card-drag.ts";
import { useMoves } from "./use-moves.ts";

type Props = { funnel: Funnel; board: Board; query: BoardQuery; mayMove: boolean };

export function BoardStrip({ funnel, board, query, mayMove }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const { move, moving } = useMoves(funnel);
  // After a move by the menu the focus follows the card, so that keyboard users can continue.
  const moveByMenu: typeof move = async (client, from, to) => {
    await move(client, from, to);
    followFocus(strip.current, client._id, to);
  };
  const { drag, onPointerDown } = useCardDrag(strip, (client, from, to) => void move(client, from, to));
  return (
    <Box ref={strip} tabIndex={-1} data-pans role="region" aria-label={`Tablero de ${funnel.name}`} sx={STRIP}>
      {funnel.phases.map((phase) => {
        const counted = board.phases.find(({ _id }) => _id === phase._id);
        return (
          <Paper key={phase._id} variant="outlined" component="section" aria-label={phase.name} sx={COLUMN}>
            <Box sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}>
              <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
                {phase.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {`${(counted?.percentage ?? 0).toFixed(2)}% · ${(counted?.count ?? 0).toLocaleString("es-MX")}`}
              </Typography>
            </Box>
            {phase.scenarios.map((scenario) => {
              const found = counted?.scenarios.find(({ _id }) => _id === scenario._id);
              return (
                <ScenarioList
                  key={scenario._id}
                  funnel={funnel}
                  phase={phase}
                  scenario={scenario}
                  count={found?.count ?? 0}
                  clients={found?.clients ?? []}
                  query={query}
                  mayMove={mayMove && !funnel.isArchived}
                  moving={moving}
                  dragged={drag?.client._id ?? null}
                  isOver={drag?.over === scenario._id && drag.from !== scenario._id}
                  onMove={moveByMenu}
                  onPointerDown={onPointerDown}
                />
              );
            })}
          </Paper>
        );
      })}
      {drag && (
        <Paper elevation={4} aria-hidden sx={GHOST} style={{ left: drag.at.x + 8, top: drag.at.y + 8 }}>
          {contactName(drag.client)}
        </Paper>
      )}
    </Box>
  );
}

const STRIP = {
  position: "relative",
  display: "flex",
  gap: 2,
  alignItems: "flex-start",
  minWidth: 0,
  maxWidth: 1,
  overflowX: "auto",
  pb: 1,
  scrollSnapType: { xs: "x mandatory", sm: "none" },
} as const;
const COLUMN = {
  flex: { xs: "0 0 86%", sm: "0 0 300px" },
  minWidth: 0,
  scrollSnapAlign: "start",
  pb: 1,
} as const;
const GHOST = {
  position: "fixed",
  zIndex: "tooltip",
  pointerEvents: "none",
  px: 1.5,
  py: 1,
  maxWidth: 260,
  typography: "body2",
  fontWeight: 500,
} as const;
