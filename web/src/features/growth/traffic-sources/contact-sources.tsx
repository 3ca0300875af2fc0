// A contact's traffic sources on its page, latest first.
import type { TrafficSource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useSourcesOf } from "./api.ts";

const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

export function ContactSources({ contact: { _id } }: OfContact) {
  const list = useSourcesOf(_id);
  if (list.error && !list.data)
    return <ErrorState title={NOT_READ} error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <RowsSkeleton rows={2} avatar={false} />;
  if (list.data.length === 0) return <Empty drawing="search" text="Sin fuentes de tráfico" dense />;
  return (
    <DividedList label="Fuentes de tráfico">
      {list.data.map((source) => (
        <Line key={source._id} source={source} />
      ))}
    </DividedList>
  );
}

function Line({ source: { _id, source, keyword, description } }: { source: TrafficSource }) {
  return (
    <DividedRow tall>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/fuentes-trafico/${_id}`}
          variant="body2"
          sx={{ fontWeight: 500, overflowWrap: "anywhere" }}
        >
          {source}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {description}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        «{keyword}»
      </Typography>
    </DividedRow>
  );
}
