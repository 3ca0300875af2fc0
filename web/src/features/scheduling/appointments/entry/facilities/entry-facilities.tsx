// 'Sala y equipo' of an appointment: what it holds, and another room for it.
import { changeFacility, readFacilities } from "@mostrador/domain/scheduling/appointments/facilities/routes.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCall, useRead } from "../../../../../lib/query.ts";
import { useMayCall } from "../../../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../../../lib/use-reread-on.ts";
import { ErrorState } from "../../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../../ui/state/say-error.ts";
import { useToast } from "../../../../../ui/state/toast.ts";
import { EntrySection } from "../sections/entry-section.tsx";

const TOLD = [appointmentChanged];
const STALE = [readFacilities.name, "appointment.history"];

export function EntryFacilities({ entry }: { entry: AgendaEntry }) {
  const params = { id: entry._id };
  useRereadOn(TOLD, STALE);
  const { data, error, refetch } = useRead(readFacilities, { params });
  const change = useCall(changeFacility, STALE);
  const toast = useToast();
  const mayChange = useMayCall()(changeFacility);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} dense />;
  if (!data || data.held.length === 0) return null;
  const room = data.held.find(({ kind }) => kind === "room");
  const equipment = data.held.filter(({ kind }) => kind === "equipment");
  // a held room that was archived meanwhile is still shown
  const rooms =
    data.rooms.some(({ _id }) => _id === room?._id) || !room ? data.rooms : [{ ...room, isFree: true }, ...data.rooms];
  const take = (facilityId: string) =>
    change.mutateAsync({ params, body: { room: { facilityId } } }).then(
      ({ message }) => toast.success(message),
      (refused: unknown) => toast.error(sayError(refused)),
    );
  return (
    <EntrySection title="Sala y equipo">
      <Stack sx={{ gap: 1, alignItems: "start" }}>
        {room && mayChange && rooms.length > 1 ? (
          <Select
            size="small"
            value={room._id}
            disabled={change.isPending}
            inputProps={{ "aria-label": "Sala de la cita" }}
            onChange={({ target }) => void take(target.value)}
          >
            {rooms.map(({ _id, name, isFree }) => (
              <MenuItem key={_id} value={_id} disabled={!isFree && _id !== room._id}>
                {isFree || _id === room._id ? name : `${name} (ocupada)`}
              </MenuItem>
            ))}
          </Select>
        ) : (
          room && <Typography variant="body2">{nameOf(room)}</Typography>
        )}
        {equipment.map((one) => (
          <Typography key={one._id} variant="body2">
            {nameOf(one)}
          </Typography>
        ))}
      </Stack>
    </EntrySection>
  );
}

/** Which of several equal ones. */
function nameOf({ name, unit, units }: { name: string; unit: number; units: number }): string {
  return units > 1 ? `${name} (${unit} de ${units})` : name;
}
