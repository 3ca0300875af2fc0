// One specialist: the linked calendar, and whether it works.
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { LinkedCalendar } from "@mostrador/domain/scheduling/calendars/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { HEALTH_LOOK } from "./health-look.ts";

type Props = {
  specialist: Specialist;
  linked: LinkedCalendar | undefined;
  mayEdit: boolean;
  mayLink: boolean;
  isBusy: boolean;
  onLink: () => void;
  onUnlink: () => void;
  onReconnect: (email: string) => void;
};

export function SpecialistCard({ specialist, linked, mayEdit, mayLink, isBusy, onLink, onUnlink, onReconnect }: Props) {
  return (
    <Card>
      <Stack sx={{ gap: 1.5 }}>
        <Box sx={{ display: "flex", gap: 1.5, alignItems: "center", flexWrap: linked ? "nowrap" : "wrap" }}>
          <Avatar name={specialist.name} color={specialist.colorHex} />
          <Box sx={{ flex: 1, minWidth: linked ? 0 : 160 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
              {specialist.name}
            </Typography>
            <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
              {linked ? linked.googleCalendarName : "Sin calendario"}
            </Typography>
          </Box>
          {mayEdit && !linked && (
            <Button onClick={onLink} disabled={!mayLink}>
              Enlazar calendario
            </Button>
          )}
          {mayEdit && linked && (
            <MenuButton
              label={`Más acciones del calendario de ${specialist.name}`}
              actions={[
                { label: "Cambiar calendario", onSelect: onLink },
                { label: "Desvincular", onSelect: onUnlink, danger: true, divided: true },
              ]}
            />
          )}
        </Box>
        {linked?.reason && (
          <Notice
            tone={linked.health === "broken" ? "error" : "warning"}
            action={
              mayEdit &&
              linked.health === "broken" && (
                <Button size="small" disabled={isBusy} onClick={() => onReconnect(linked.email)}>
                  Volver a conectar
                </Button>
              )
            }
          >
            {linked.reason}
          </Notice>
        )}
        {linked && (
          <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
            <StatusChip {...HEALTH_LOOK[linked.health]} />
            <Typography variant="body2" color="textSecondary">
              {linked.syncedAt ? (
                <>
                  Última sincronización <DateTime value={linked.syncedAt} relative />
                </>
              ) : (
                "Leyendo el calendario por primera vez…"
              )}
            </Typography>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
