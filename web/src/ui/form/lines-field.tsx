// A list of lines in a form, each with some fields: lines are added at the end, and each can be removed.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { AddRounded, DeleteOutlineRounded } from "../icon/list-actions.ts";
import { useFormValue, useSetFormValue } from "./use-form-values.ts";

type Props<Line> = {
  name: string;
  /** The name of a line for screen readers. */
  labelOf: (line: Line, at: number) => string;
  addLabel: string;
  /** The values of a new line. */
  fresh: (lines: readonly Line[]) => Line;
  /** No more lines can be added. */
  full?: boolean;
  /** The widths of the fields, as grid columns. */
  columns: { xs: string; sm: string };
  /** The fields of a line, by its form path. Labels are visible only above the first line. */
  children: (line: Line, place: { at: number; name: string; hideLabel: boolean }) => ReactNode;
};

export function LinesField<Line>(props: Props<Line>) {
  const { name, labelOf, addLabel, fresh, full = false, columns, children } = props;
  const lines = useFormValue<Line[] | undefined>(name) ?? [];
  const set = useSetFormValue();
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      {lines.map((line, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the form
          key={at}
          role="group"
          aria-label={labelOf(line, at)}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) auto",
            gap: 1,
            alignItems: "start",
            width: 1,
          }}
        >
          <Box sx={{ display: "grid", gridTemplateColumns: columns, gap: 1, alignItems: "start" }}>
            {children(line, { at, name: `${name}.${at}`, hideLabel: at > 0 })}
          </Box>
          <Box sx={{ mt: at > 0 ? 0 : 3.25 }}>
            <IconAction
              label={`Quitar ${labelOf(line, at)}`}
              onClick={() =>
                set(
                  name,
                  lines.filter((_, index) => index !== at),
                )
              }
            >
              <DeleteOutlineRounded />
            </IconAction>
          </Box>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<AddRounded />}
        disabled={full}
        onClick={() => set(name, [...lines, fresh(lines)])}
      >
        {addLabel}
      </Button>
    </Box>
  );
}
