// The title, branch, people, start, end and colour of a block.
import { BLOCK_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useRef } from "react";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { ColorField } from "../../../../ui/pick/color-field.tsx";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { SWATCHES } from "../../../../ui/theme/name-color.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { TimeField } from "../../../../ui/time/time-field.tsx";
import type { Desk } from "../desk.ts";
import { type BlockTimes, followingEnd } from "./block-values.ts";

const BLOCK_SWATCHES = [BLOCK_COLOR, ...SWATCHES];

export function BlockFields({ desk, isEdit }: { desk: Desk; isEdit: boolean }) {
  const branchId = useFormValue<string | null>("branchId");
  const specialistId = useFormValue<string | null>("specialistId");
  const set = useSetFormValue();
  useFollowingEnd();
  const attend = (branch: string | null) =>
    desk.specialists.filter((one) => !one.isArchived && one.branchId === branch);
  const here = attend(branchId);
  // Its current person stays in the list, also after leaving.
  const own = desk.specialists.find((one) => one._id === specialistId && !here.includes(one));
  const people = [...here, ...(isEdit && own ? [own] : [])].map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <TextField name="title" label="Título" placeholder="Comida, junta, vacaciones…" autoFocus={!isEdit} />
      {desk.branches.length > 1 && (
        <SelectField
          name="branchId"
          label="Sucursal"
          options={desk.branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChanged={(chosen) => {
            const [first, ...others] = attend(chosen);
            const alone = first && others.length === 0 ? first._id : null;
            set("specialistId", alone);
            set("specialists", alone ? [alone] : []);
          }}
        />
      )}
      {isEdit ? (
        <SelectField name="specialistId" label="Especialista" options={people} />
      ) : (
        <MultiSelectField name="specialists" label="Especialistas" options={people} />
      )}
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1.25fr 1fr", sm: "1fr 1fr" },
          columnGap: 2,
          rowGap: 2.5,
          alignItems: "start",
        }}
      >
        <DayField name="day" label="Desde el día" />
        <TimeField name="start" label="Desde las" step={15} />
        <DayField name="endDay" label="Hasta el día" />
        <TimeField name="end" label="Hasta las" step={15} />
      </Box>
      <ColorField name="colorHex" label="Color" swatches={BLOCK_SWATCHES} />
    </>
  );
}

/** A moved block keeps its length. */
function useFollowingEnd() {
  const times: BlockTimes = {
    day: useFormValue<string>("day"),
    start: useFormValue<string>("start"),
    endDay: useFormValue<string>("endDay"),
    end: useFormValue<string>("end"),
  };
  const set = useSetFormValue();
  const before = useRef(times);
  const follow = useEffectEvent(() => {
    const next = followingEnd(before.current, times);
    before.current = { ...times, ...next };
    if (next) for (const [name, value] of Object.entries(next)) set(name, value);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes is what is followed
  useEffect(() => follow(), [times.day, times.start, times.endDay, times.end]);
}
