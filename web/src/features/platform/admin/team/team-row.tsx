// A row of the team's lists: what it is, facts below it, its state and its button at the right.
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { DividedRow } from "../../../../ui/list/divided-list.tsx";

type Props = {
  title: string;
  facts: readonly (ReactNode | false)[];
  /** What went wrong. */
  fault?: string;
  aside?: ReactNode;
};

export function TeamRow({ title, facts, fault, aside }: Props) {
  const shown = facts.filter((fact) => fact !== false && fact !== null && fact !== "");
  return (
    <DividedRow tall wraps>
      <Box sx={{ flex: "1 1 240px", minWidth: 0, display: "grid", gap: 0.5 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{title}</Box>
        <Box sx={FACTS}>
          {shown.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row keep their order
            <Box component="span" key={index}>
              {fact}
            </Box>
          ))}
        </Box>
        {fault && <Box sx={{ typography: "body2", overflowWrap: "anywhere" }}>{fault}</Box>}
      </Box>
      {aside && <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>{aside}</Box>}
    </DividedRow>
  );
}

const FACTS = {
  ...{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.25 },
  ...{ typography: "body2", color: "text.secondary", overflowWrap: "anywhere" },
} as const;
