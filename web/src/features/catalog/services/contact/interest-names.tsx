import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { useServices } from "../api.ts";

export function InterestNames({ ids }: { ids: readonly string[] }) {
  const { data, error, refetch } = useServices();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} dense />;
  if (!data) return <Skeleton height={32} />;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      {ids.map((id) => (
        <Chip key={id} label={data.find(({ _id }) => _id === id)?.name ?? "Servicio desconocido"} />
      ))}
    </Stack>
  );
}
