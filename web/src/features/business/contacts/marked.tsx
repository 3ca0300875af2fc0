import Box from "@mui/material/Box";
import { Fragment } from "react";
import { marksOf } from "./marks.ts";

/** A text with the words of a search marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return marksOf(text, words).map((part, index) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name but their place
      <Box key={index} component="mark" sx={MARK}>
        {part.text}
      </Box>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name but their place
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}

const MARK = { bgcolor: "primary.soft", color: "primary.ink", borderRadius: "3px", fontWeight: 500 } as const;
