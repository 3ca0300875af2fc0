// A few lines inside something else: title, description, and an amount at the right.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ErrorState } from "../state/error-state.tsx";

type Line = { title: string; about: string; aside: ReactNode };
type Props<Item> = {
  read: { data: readonly Item[] | undefined; error: Error | null; refetch: () => unknown };
  lineOf: (item: Item) => Line;
};

export function ShortList<Item extends { _id: string }>({ read, lineOf }: Props<Item>) {
  if (read.error) return <ErrorState error={read.error} onRetry={() => void read.refetch()} dense />;
  if (!read.data) return <Skeleton height={40} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {read.data.map((item) => (
        <ShortLine key={item._id} {...lineOf(item)} />
      ))}
    </Box>
  );
}

function ShortLine({ title, about, aside }: Line) {
  return (
    <Box component="li" sx={{ display: "flex", gap: 1.5, py: 0.75, typography: "body2", alignItems: "baseline" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <span>{title}</span>
        <Typography variant="body2" color="textSecondary" component="span">
          {` · ${about}`}
        </Typography>
      </Box>
      <Box component="span" sx={{ whiteSpace: "nowrap" }}>
        {aside}
      </Box>
    </Box>
  );
}
