// The sessions of the person: this device first, and a button to sign out of each of the others.
import { endSession, listSessions } from "@mostrador/domain/ground/identity/routes.ts";
import type { OwnSession } from "@mostrador/domain/ground/identity/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCall, useRead } from "../../../../lib/query.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { DevicesRounded } from "../../../../ui/icon/devices.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";

export function SessionsCard() {
  const read = useRead(listSessions, {});
  return (
    <Card title="Dispositivos con tu sesión">
      {read.isPending && <RowsSkeleton rows={2} />}
      {read.error && !read.data && <ErrorState dense error={read.error} onRetry={() => void read.refetch()} />}
      <Box component="ul" aria-label="Dispositivos con tu sesión" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {read.data?.map((session) => (
          <Line key={session._id} session={session} />
        ))}
      </Box>
    </Card>
  );
}

function Line({ session: { _id, device, createdAt, isThis } }: { session: OwnSession }) {
  const { mutateAsync: end, isPending } = useCall(endSession, [listSessions.name], "Error al cerrar la sesión");
  const toast = useToast();
  const signOut = async () => {
    try {
      toast.success((await end({ params: { id: _id } })).message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 0.75, minHeight: 48 }}>
      <DevicesRounded sx={{ fontSize: 20, color: "text.secondary" }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "body2" }}>{device}</Box>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>{`Desde el ${dateTimeText(createdAt)}`}</Box>
      </Box>
      {isThis ? (
        <StatusChip tone="success" mark="check" label="Este dispositivo" />
      ) : (
        <Button
          size="small"
          disabled={isPending}
          aria-label={`Cerrar sesión en ${device}`}
          onClick={() => void signOut()}
        >
          Cerrar sesión
        </Button>
      )}
    </Box>
  );
}
