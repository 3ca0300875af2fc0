import type { FoundMessage as Found } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { nearDateTime, spokenBy } from "../threads/thread-text.ts";
import { MarkedText } from "./marked-text.tsx";

type Props = { found: Found; now: number; zone: string | undefined };

/** A message in the search results: contact, time, and the text around the match. */
export function FoundMessage({ found, now, zone }: Props) {
  const name = found.clientName || "Cliente";
  return (
    <Row
      start={<Avatar name={name} size={32} />}
      title={name}
      aside={nearDateTime(found.date, new Date(now), zone)}
      subtitle={
        <Box component="span" sx={WORDS}>
          {spokenBy(found)}
          <MarkedText text={found.excerpt} marks={found.marks} />
        </Box>
      }
    />
  );
}

/** Two lines at most: the match is near the start. */
const WORDS = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
} as const;
