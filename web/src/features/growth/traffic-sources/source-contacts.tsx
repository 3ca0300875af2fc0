// The contacts of a source: the first ones here, all of them in the directory.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactDirectory } from "@mostrador/domain/business/contacts/routes.ts";
import type { TrafficSource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { useRead } from "../../../lib/query.ts";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";

const MOST = 50;

export function SourceContacts({ source: { _id, clients } }: { source: TrafficSource }) {
  const { businessId } = useActiveBusiness();
  const mayRead = useMayCall()(contactDirectory);
  const asked =
    businessId && mayRead && clients > 0 ? { query: { businessId, trafficSource: _id, limit: MOST } } : null;
  const list = useRead(contactDirectory, asked as Parameters<typeof useRead<typeof contactDirectory>>[1]);
  if (clients === 0) return <Empty drawing="people" text="Nadie ha llegado por esta fuente todavía." dense />;
  if (!mayRead) return <Empty drawing="people" text="No tienes permiso para ver contactos." dense />;
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} dense />;
  if (!list.data) return <RowsSkeleton rows={3} avatar={false} />;
  return (
    <>
      <DividedList label="Contactos de la fuente">
        {list.data.clients.map((client) => (
          <DividedRow key={client._id}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={`/contactos/${client._id}`}
                variant="body2"
                sx={{ fontWeight: 500, overflowWrap: "anywhere" }}
              >
                {contactName(client)}
              </Link>
            </Box>
            <Typography variant="body2" color="textSecondary">
              <DateTime value={client.createdAt} />
            </Typography>
          </DividedRow>
        ))}
      </DividedList>
      <Link
        component={RouterLink}
        to={`/contactos?trafficSource=${_id}`}
        variant="body2"
        sx={{ display: "block", mt: 1 }}
      >
        Ver en Contactos
      </Link>
    </>
  );
}
