// The dates of a repetition and whether each is possible; below, what to do with impossible ones.
import { Repeat, type RepeatPlace } from "@mostrador/domain/scheduling/appointments/repeat/schema.ts";
import { repeatAppointment } from "@mostrador/domain/scheduling/appointments/routes.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { read } from "../../../../lib/client.ts";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { useDebounced } from "../../../../ui/pick/use-debounced.ts";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import { dayShort } from "../date-words.ts";

export function RepeatPreview({ id }: { id: string }) {
  const everyWeeks = useFormValue<number | null>("everyWeeks");
  const times = useFormValue<number | null>("times");
  const confirmOutsideHours = useFormValue<boolean>("confirmOutsideHours");
  const asked = useDebounced(JSON.stringify({ everyWeeks, times, confirmOutsideHours, isPreview: true }));
  const repeat = Repeat.safeParse(JSON.parse(asked)).data;
  const preview = useQuery({
    queryKey: [repeatAppointment.name, id, asked],
    enabled: repeat !== undefined,
    queryFn: ({ signal }) => read(repeatAppointment, { params: { id }, body: { repeat: repeat as Repeat }, signal }),
    placeholderData: keepPreviousData,
    // Others may take an hour while this is open.
    staleTime: 0,
    gcTime: 0,
  });
  if (!repeat) return null;
  if (preview.error) return <ErrorState dense error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <RowsSkeleton />;
  const { places } = preview.data;
  const refused = places.filter(({ refusal }) => refusal !== null).length;
  return (
    <>
      <Box sx={{ opacity: preview.isPlaceholderData ? 0.6 : 1 }}>
        <Typography role="status" variant="body2" sx={{ fontWeight: 500, mb: 0.5 }}>
          {summary(places.length - refused, refused)}
        </Typography>
        <Box component="ol" aria-label="Citas de la repetición" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {places.map((place) => (
            <Place key={place.start} place={place} />
          ))}
        </Box>
      </Box>
      {(confirmOutsideHours || places.some(({ isOutsideHours }) => isOutsideHours)) && (
        <SwitchField name="confirmOutsideHours" label="Agendar también fuera del horario" />
      )}
      {refused > 0 && refused < places.length && (
        <ChoiceField
          name="takes"
          label="Las que no se pueden"
          options={[
            { value: "possible", label: "Agendar las demás" },
            { value: "all", label: "No agendar ninguna" },
          ]}
        />
      )}
    </>
  );
}

function Place({ place: { start, end, refusal } }: { place: RepeatPlace }) {
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 36,
        borderBottom: "1px solid",
        borderColor: "divider",
        typography: "body2",
      }}
    >
      <StatusDot tone={refusal ? "error" : "success"} mark={refusal ? "cross" : "check"} />
      <Box component="span" sx={{ minWidth: 168, flexShrink: 0 }}>
        {dayShort(start.slice(0, 10))}, {hourOfInstant(start)} – {hourOfInstant(end)}
      </Box>
      <Box component="span" sx={{ color: refusal ? "error.ink" : "text.secondary", py: 0.5 }}>
        {refusal ?? "Libre"}
      </Box>
    </Box>
  );
}

function summary(free: number, refused: number): string {
  const can = free === 1 ? "Se puede agendar 1 cita" : `Se pueden agendar ${free} citas`;
  if (refused === 0) return `${can}.`;
  return `${can}; ${refused === 1 ? "1 no se puede" : `${refused} no se pueden`}.`;
}
