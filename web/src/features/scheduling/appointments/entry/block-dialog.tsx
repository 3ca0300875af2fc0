// Bloquear horario: one block for each person chosen, for an hour or for a holiday.
import { addDays, timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { Day, HourMinute } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt } from "@mostrador/domain/kit/time.ts";
import { NewBlock } from "@mostrador/domain/scheduling/appointments/schema.ts";
import * as z from "zod";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { TimeField } from "../../../../ui/time/time-field.tsx";
import { useCreateBlocks } from "../api.ts";
import { clock, type Draft } from "../booking/appointment-values.ts";
import type { Desk } from "../desk.ts";

type Props = { desk: Desk; draft: Draft; onClose: () => void };

export function BlockDialog({ desk, draft, onClose }: Props) {
  const { businessId } = useActiveBusiness();
  const create = useCreateBlocks();
  const toast = useToast();
  const zone = desk.branch?.timezone.name ?? "America/Mexico_City";
  const people = desk.specialists.filter((one) => !one.isArchived && one.branchId === draft.branchId);
  const only = people.length === 1 ? people[0]?._id : undefined;
  return (
    <FormDialog<NewBlock>
      open
      onClose={onClose}
      title="Bloquear horario"
      schema={blockShape(businessId ?? "", draft.branchId, zone)}
      defaultValues={{
        title: "",
        day: draft.day,
        start: timeOfMinutes(draft.from),
        endDay: draft.to >= 1440 ? addDays(draft.day, 1) : draft.day,
        end: clock(draft.to),
        specialists: [draft.specialistId ?? only].filter(Boolean),
      }}
      errorRoot="block"
      submitLabel="Bloquear"
      savingLabel="Bloqueando..."
      onSubmit={async (block) => {
        const { message } = await create.mutateAsync({ body: { block } });
        toast.success(message);
      }}
    >
      <TextField name="title" label="Título" placeholder="Comida, junta, vacaciones…" autoFocus />
      <MultiSelectField
        name="specialists"
        label="Especialistas"
        options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <FormSection columns={2}>
        <DayField name="day" label="Desde el día" />
        <TimeField name="start" label="Desde las" step={15} />
        <DayField name="endDay" label="Hasta el día" />
        <TimeField name="end" label="Hasta las" step={15} />
      </FormSection>
    </FormDialog>
  );
}

/** Local days and hours of the branch, read by the schema that the server parses. */
function blockShape(businessId: string, branchId: string, zone: string) {
  const Written = z.object({
    title: z.string(),
    specialists: z.array(z.string()),
    day: Day,
    start: HourMinute,
    endDay: Day,
    end: HourMinute,
  });
  return Written.transform(({ day, start, endDay, end, ...fields }, context): NewBlock => {
    const at = (each: string, time: string) => isoAt(zone, instantOf(zone, each, time));
    const parsed = NewBlock.safeParse({ ...fields, businessId, branchId, start: at(day, start), end: at(endDay, end) });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: "custom", path: [...path], message });
    return z.NEVER;
  });
}
