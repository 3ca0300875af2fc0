// The text of a message: addresses become links, and long texts are folded.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Fragment, useState } from "react";

const FOLDED_FROM = { letters: 900, lines: 14 };

export function MessageText({ text }: { text: string }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = text.length > FOLDED_FROM.letters || text.split("\n").length > FOLDED_FROM.lines;
  return (
    <>
      <Box sx={isLong && !isUnfolded ? FOLDED : TEXT}>{linked(text)}</Box>
      {isLong && (
        <Link component="button" type="button" variant="body2" onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? "Ver menos" : "Ver completo"}
        </Link>
      )}
    </>
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

function linked(text: string) {
  const parts = text.split(ADDRESS);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    // A full stop after an address belongs to the sentence.
    const [, address = "", rest = ""] =
      index % 2 === 1 ? (/^(.*?(?<![.,;:!?)\]]))([.,;:!?)\]]*)$/.exec(part) ?? []) : [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>
        {address ? (
          <>
            <Link
              href={address}
              underline="always"
              target="_blank"
              rel="noopener noreferrer nofollow"
              sx={{ color: "inherit" }}
            >
              {address}
            </Link>
            {rest}
          </>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}

const TEXT = { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;
const FOLDED = {
  ...TEXT,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: String(FOLDED_FROM.lines),
  overflow: "hidden",
} as const;
