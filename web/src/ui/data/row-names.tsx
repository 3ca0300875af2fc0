import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { ErrorState } from "../state/error-state.tsx";

type ReadState = {
  data: readonly { _id: string; name: string }[] | undefined;
  error: unknown;
  refetch: () => unknown;
};

/** The names of rows given by id, as chips. `unknown`: the text for a missing one. */
export function RowNames({ ids, reading, unknown }: { ids: readonly string[]; reading: ReadState; unknown: string }) {
  const { data, error, refetch } = reading;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} dense />;
  if (!data) return <Skeleton height={32} />;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      {ids.map((id) => (
        <Chip key={id} label={data.find(({ _id }) => _id === id)?.name ?? unknown} />
      ))}
    </Stack>
  );
}
