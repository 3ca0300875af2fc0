import type { FoundMessage } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import { Fragment } from "react";

/** A text with the searched words marked. */
export function MarkedText({ text, marks }: { text: string; marks: FoundMessage["marks"] }) {
  return (
    <>
      {marks.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <Box component="mark" sx={MARK}>
            {text.slice(from, to)}
          </Box>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}

const MARK = { bgcolor: "warning.soft", color: "text.primary", borderRadius: "3px", fontWeight: 700 } as const;
