// The further services of a visit, in sequence: each with its person, or anyone free, and its length.
import { minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { MOST_LINES } from "@mostrador/domain/scheduling/appointments/visit/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { CloseRounded } from "../../../../ui/icon/actions.ts";
import { AddRounded } from "../../../../ui/icon/list-actions.ts";
import { DurationField, durationText } from "../../../../ui/time/duration-field.tsx";
import { hourOfMinutes, hourText } from "../../../../ui/time/hour-text.ts";
import type { Desk } from "../desk.ts";
import { sumOfPrices } from "../visit/sum-of-prices.ts";
import { ANYONE_LABEL, type MoreService } from "./appointment-values.ts";
import { VisitHours } from "./visit-hours.tsx";

export function VisitServices({ desk }: { desk: Desk }) {
  const more = useFormValue<MoreService[] | undefined>("more") ?? [];
  const set = useSetFormValue();
  const add = () => set("more", [...more, { serviceId: null, specialistId: null, minutes: null }]);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {more.map((_, index) => (
        <Service
          // biome-ignore lint/suspicious/noArrayIndexKey: a service is its place in the visit
          key={index}
          desk={desk}
          index={index}
          onRemove={() =>
            set(
              "more",
              more.filter((_one, other) => other !== index),
            )
          }
        />
      ))}
      {more.length > 0 && <Sum desk={desk} more={more} />}
      {more.length > 0 && <VisitHours desk={desk} more={more} />}
      {more.length + 1 < MOST_LINES && (
        <Button variant="text" color="primary" startIcon={<AddRounded />} onClick={add} sx={{ justifySelf: "start" }}>
          Agregar otro servicio
        </Button>
      )}
    </Box>
  );
}

function Service({ desk, index, onRemove }: { desk: Desk; index: number; onRemove: () => void }) {
  const name = `more.${index}`;
  const branchId = useFormValue<string>("branchId");
  const serviceId = useFormValue<string | null>(`${name}.serviceId`);
  const set = useSetFormValue();
  const service = desk.services.find((one) => one._id === serviceId);
  const services = desk.services.filter((one) => !one.isArchived);
  const people = desk.specialists.filter(
    (one) => !one.isArchived && one.branchId === branchId && (!service || one.services.includes(service._id)),
  );
  return (
    <Box
      role="group"
      aria-label={`Servicio ${index + 2}`}
      sx={{ border: "1px solid", borderColor: "divider", borderRadius: "10px", p: 2, display: "grid", gap: 2 }}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", my: -0.5 }}>
        <Typography sx={{ fontWeight: 500 }}>Servicio {index + 2}</Typography>
        <IconAction label={`Quitar el servicio ${index + 2}`} onClick={onRemove}>
          <CloseRounded />
        </IconAction>
      </Box>
      <SelectField
        name={`${name}.serviceId`}
        label="Servicio"
        options={services.map((one) => ({
          value: one._id,
          label: one.name,
          help: [durationText(one.duration), one.price].filter(Boolean).join(" · "),
        }))}
        onChanged={(chosen) => {
          const next = desk.services.find((one) => one._id === chosen);
          set(`${name}.minutes`, next?.duration ?? null);
          set(`${name}.specialistId`, null);
        }}
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, alignItems: "start" }}>
        <SelectField
          name={`${name}.specialistId`}
          label="Especialista"
          required={false}
          emptyLabel={ANYONE_LABEL}
          options={people.map((one) => ({ value: one._id, label: one.name }))}
        />
        <DurationField name={`${name}.minutes`} label="Duración" />
      </Box>
    </Box>
  );
}

function Sum({ desk, more }: { desk: Desk; more: readonly MoreService[] }) {
  const [start, end] = [useFormValue<string>("start"), useFormValue<string>("end")];
  const first = useFormValue<string | null>("serviceId");
  const services = [first, ...more.map(({ serviceId }) => serviceId)].map((id) =>
    desk.services.find((one) => one._id === id),
  );
  const minutes = more.reduce((sum, one, index) => sum + (one.minutes ?? services[index + 1]?.duration ?? 0), 0);
  const isTimed = /^\d\d:\d\d$/.test(start) && /^\d\d:\d\d$/.test(end);
  const until = isTimed ? (minutesOf(end) + minutes) % (24 * 60) : null;
  const price = sumOfPrices(services.map((one) => one?.price ?? ""));
  const hours = until !== null && `de ${hourText(start)} a ${hourOfMinutes(until)}`;
  const said = [`Visita de ${services.length} servicios`, hours, price].filter(Boolean).join(" · ");
  return (
    <Typography variant="body2" role="status" sx={{ fontWeight: 500 }}>
      {said}
    </Typography>
  );
}
