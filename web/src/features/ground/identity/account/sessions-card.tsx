// The sessions of the person: this device first, and buttons to sign out of each of the others, or of all of them.
import { endOtherSessions, endSession, listSessions } from "@mostrador/domain/ground/identity/routes.ts";
import type { OwnSession } from "@mostrador/domain/ground/identity/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCall, useRead } from "../../../../lib/query.ts";
import { dateTimeText, relativeText } from "../../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { DevicesRounded } from "../../../../ui/icon/devices.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";

export function SessionsCard() {
  const read = useRead(listSessions, {});
  const others = useCall(endOtherSessions, [listSessions.name], "Error al cerrar las sesiones");
  const toast = useToast();
  const endOthers = async () => {
    try {
      toast.success((await others.mutateAsync({})).message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return (
    <Card
      title="Dispositivos con tu sesión"
      action={
        (read.data?.length ?? 0) > 1 && (
          <Button disabled={others.isPending} onClick={() => void endOthers()}>
            Cerrar todas las demás
          </Button>
        )
      }
    >
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

function Line({ session }: { session: OwnSession }) {
  const { _id, device, isThis } = session;
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
    <Box
      component="li"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 1, py: 1, minHeight: 48 }}
    >
      <DevicesRounded sx={{ fontSize: 20, color: "text.secondary" }} />
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Box sx={{ typography: "body2" }}>{device}</Box>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>{textOf(session)}</Box>
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

/** 'Última vez hace 2 horas · entró el vie 21 nov, 5:00 pm · red 189.203.…'. */
function textOf({ seenAt, createdAt, network, isThis }: OwnSession): string {
  const seen = isThis ? "En uso" : `Última vez ${relativeText(seenAt)}`;
  return [seen, `entró el ${dateTimeText(createdAt)}`, network && `red ${network}`].filter(Boolean).join(" · ");
}
