// Labels above a message: its origin, and the quoted message when that one is not stored here.
import type { MessageDetails } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { CARD } from "./card-look.ts";

export function MessageMarks({ details }: { details: MessageDetails }) {
  const { forwarded, referral, quoted, productId, story, group } = details;
  return (
    <>
      {group && <Box sx={FORWARDED}>Lo dijo en un grupo. Nadie le contesta ahí.</Box>}
      {forwarded !== "no" && <Box sx={FORWARDED}>{forwarded === "often" ? "Reenviado muchas veces" : "Reenviado"}</Box>}
      {referral && (
        <Box sx={{ ...CARD, mt: 0, mb: 0.75 }}>
          <Box sx={MORE}>{referral.kind === "ad" ? "Llegó por tu anuncio" : "Llegó por tu publicación"}</Box>
          <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{referral.headline || referral.sourceId}</Box>
          {referral.body && <Box sx={BODY}>{referral.body}</Box>}
          {referral.url && (
            <Link href={referral.url} target="_blank" rel="noopener noreferrer nofollow" variant="body2">
              Ver el anuncio
            </Link>
          )}
        </Box>
      )}
      {quoted && (
        <Box sx={QUOTED}>
          {quoted.isOurs ? "Responde a un mensaje tuyo que no está aquí" : "Responde a un mensaje que no está aquí"}
        </Box>
      )}
      {story && <Box sx={QUOTED}>{story === "reply" ? "Respondió a tu historia" : "Te mencionó en su historia"}</Box>}
      {productId && <Box sx={MORE}>{`Pregunta por el producto ${productId}`}</Box>}
    </>
  );
}

const MORE = { typography: "caption", color: "text.secondary", overflowWrap: "anywhere" } as const;
const FORWARDED = { ...MORE, fontStyle: "italic", pb: 0.25 } as const;
const BODY = {
  typography: "body2",
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "3",
} as const;
const QUOTED = { ...MORE, borderLeft: "3px solid", borderColor: "divider", pl: 1, mb: 0.5 } as const;
