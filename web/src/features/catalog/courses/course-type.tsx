// How the dates of a course are given, in words, and the filter of the list by it.
import type { Course } from "@mostrador/domain/catalog/courses/resource.ts";
import Button from "@mui/material/Button";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { FilterListRounded } from "../../../ui/icon/actions.ts";

type CourseType = Course["courseType"];

export const TYPE_LABELS: Readonly<Record<CourseType, string>> = { scheduled: "Por fechas", recurrent: "Recurrente" };
export const TYPE_OPTIONS = (Object.keys(TYPE_LABELS) as CourseType[]).map((value) => ({
  value,
  label: TYPE_LABELS[value],
}));

/** The type that the address names. */
export function typeIn(filter: string): CourseType | undefined {
  return TYPE_OPTIONS.find(({ value }) => value === filter)?.value;
}

type Props = { type: CourseType | undefined; onChange: (type: string) => void };

export function TypeFilter({ type, onChange }: Props) {
  return (
    <MenuButton
      label="Filtrar por tipo"
      align="left"
      trigger={(props) => (
        <Button variant="text" startIcon={<FilterListRounded />} sx={{ ml: { xs: -1, sm: 0 } }} {...props}>
          {type ? TYPE_LABELS[type] : "Todos los tipos"}
        </Button>
      )}
      actions={[
        { label: "Todos los tipos", selected: !type, onSelect: () => onChange("") },
        ...TYPE_OPTIONS.map(({ value, label }) => ({
          label,
          selected: value === type,
          onSelect: () => onChange(value),
        })),
      ]}
    />
  );
}
