// The features of one business: as for all, or an exception for it alone.
import type { BusinessFeature } from "@mostrador/domain/platform/admin/features/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useBusinessFeatures, useSetBusinessFeature } from "./api.ts";

type Props = { business: { _id: string; name: string }; onClose: () => void };

export function BusinessFeatures({ business, onClose }: Props) {
  const features = useBusinessFeatures(business._id);
  const set = useSetBusinessFeature();
  const toast = useToast();
  const change = (feature: string, isOn: boolean | null) =>
    set.mutate(
      { params: { id: business._id, feature }, body: { isOn } },
      { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(sayError(error)) },
    );
  return (
    <Dialog open onClose={onClose} title={`Funciones de ${business.name}`}>
      {features.isPending && <RowsSkeleton />}
      {features.error && <ErrorState dense error={features.error} onRetry={() => void features.refetch()} />}
      {features.data?.map((feature) => (
        <Line key={feature.key} feature={feature} isBusy={set.isPending} onChange={change} />
      ))}
    </Dialog>
  );
}

type LineProps = {
  feature: BusinessFeature;
  isBusy: boolean;
  onChange: (feature: string, isOn: boolean | null) => void;
};

function Line({ feature: { key, label, about, isOn, exception }, isBusy, onChange }: LineProps) {
  return (
    <Box sx={{ py: 0.5 }}>
      <SwitchLine
        label={label}
        help={about}
        checked={isOn}
        disabled={isBusy}
        onChange={(chosen) => onChange(key, chosen)}
      />
      {exception !== null && (
        <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap", typography: "body2" }}>
          <Box component="span" sx={{ color: "text.secondary" }}>
            Solo en este negocio.
          </Box>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => onChange(key, null)}
            aria-label={`Dejar ${label} como en todos`}
          >
            Dejar como en todos
          </Button>
        </Box>
      )}
    </Box>
  );
}
