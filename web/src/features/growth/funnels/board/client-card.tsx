// A contact on the board: dragged with the mouse, or moved by its menu, which works with keyboard and touch.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import type { BoardClient } from "@mostrador/domain/growth/funnels/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PointerEvent } from "react";
import { useNavigate } from "react-router";
import { useZone } from "../../../../lib/use-zone.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { ChatHistory } from "./chat-history.tsx";

type Props = {
  client: BoardClient;
  scenarioId: string;
  phases: readonly FunnelPhase[];
  mayMove: boolean;
  isDim: boolean;
  onMove: (client: BoardClient, from: string | null, to: string | null) => Promise<void>;
  onPointerDown: (event: PointerEvent<HTMLElement>, client: BoardClient, from: string) => void;
};

export function ClientCard({ client, scenarioId, phases, mayMove, isDim, onMove, onPointerDown }: Props) {
  const navigate = useNavigate();
  const zone = useZone();
  const name = contactName(client);
  const places = phases.flatMap((phase) =>
    phase.scenarios.map((scenario) => ({
      label: `${phase.name} · ${scenario.name}`,
      disabled: scenario._id === scenarioId,
      selected: scenario._id === scenarioId,
      onSelect: () => void onMove(client, scenarioId, scenario._id),
    })),
  );
  const leave = { label: "Sacar del funnel", divided: true, onSelect: () => void onMove(client, scenarioId, null) };
  const see = { label: "Ver contacto", onSelect: () => void navigate(`/contactos/${client._id}`) };
  return (
    <Box
      component="li"
      aria-label={name}
      data-client={client._id}
      onPointerDown={(event: PointerEvent<HTMLElement>) => mayMove && onPointerDown(event, client, scenarioId)}
      sx={{ ...CARD, cursor: mayMove ? "grab" : "default", opacity: isDim ? 0.45 : 1 }}
    >
      <Box sx={PICTURE}>
        <Avatar name={name} size={32} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          <DateTime value={client.since} zone={zone} relative />
        </Typography>
      </Box>
      <ChatHistory client={client} place={placeOf(phases, scenarioId)} />
      <MenuButton
        label={mayMove ? `Mover a ${name}` : `Acciones de ${name}`}
        {...(mayMove && { header: <MoveTo /> })}
        actions={mayMove ? [...places, leave, see] : [see]}
      />
    </Box>
  );
}

function placeOf(phases: readonly FunnelPhase[], scenarioId: string): string {
  const scenarios = phases.flatMap((phase) => phase.scenarios);
  return scenarios.find(({ _id }) => _id === scenarioId)?.name ?? "";
}

function MoveTo() {
  return (
    <Typography component="li" role="presentation" variant="caption" color="textSecondary" sx={{ px: 2, py: 0.5 }}>
      Mover a…
    </Typography>
  );
}

const CARD = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  p: 1,
  minWidth: 0,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "10px",
  bgcolor: "background.paper",
  userSelect: "none",
  WebkitTouchCallout: "none",
} as const;
/** On the narrowest phones the name has its room. */
const PICTURE = { "@media (max-width: 359px)": { display: "none" } } as const;
