// 'Funciones': what the team switches off and on again for all businesses, and where something else holds.
import type { FeatureSwitch } from "@mostrador/domain/platform/admin/features/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useFeatures, useSetFeature } from "./api.ts";

export function FeaturesView() {
  const features = useFeatures();
  const set = useSetFeature();
  const toast = useToast();
  const change = (feature: string, isOn: boolean) =>
    set.mutate(
      { params: { feature }, body: { isOn } },
      { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(sayError(error)) },
    );
  return (
    <Card
      title="Funciones"
      description="Para todos los negocios. Para uno solo: Negocios, Más acciones, Funciones. Al desactivar una se oculta su menú."
    >
      {features.isPending && <RowsSkeleton />}
      {features.error && (
        <ErrorState
          dense
          error={features.error}
          title="Error al cargar los datos"
          onRetry={() => void features.refetch()}
        />
      )}
      {features.data && (
        <Box component="ul" aria-label="Funciones" sx={LIST}>
          {features.data.map((feature) => (
            <Box component="li" key={feature.key} sx={LINE}>
              <SwitchLine
                label={feature.label}
                help={feature.about}
                checked={feature.isOn}
                disabled={set.isPending}
                onChange={(isOn) => change(feature.key, isOn)}
              />
              <Since feature={feature} />
              {feature.exceptions.length > 0 && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                  {exceptionsText(feature)}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}

function Since({ feature: { isOn, changedBy, changedAt } }: { feature: FeatureSwitch }) {
  if (isOn || changedAt === null) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Desactivada por {changedBy}, {dateTimeText(changedAt)}
    </Typography>
  );
}

/** 'Excepciones: Salón Nogal (desactivada), Clínica Sol (activa)' */
function exceptionsText({ exceptions }: FeatureSwitch): string {
  const each = exceptions.map(({ business, isOn }) => `${business.name} (${isOn ? "activa" : "desactivada"})`);
  return `Excepciones: ${each.join(", ")}`;
}

const LIST = { m: 0, p: 0, listStyle: "none" } as const;
const LINE = {
  ...{ py: 0.75, borderBottom: "1px solid", borderColor: "divider" },
  "&:last-of-type": { border: 0 },
} as const;
