// A picture or sticker in the conversation; a picture opens in the viewer.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import { Late, latePart } from "../../../../../ui/state/late.tsx";
import { frameOf } from "./frame.ts";
import type { MessageMedia } from "./shown.ts";

const LIGHTBOX = latePart(async () => (await import("./lightbox.tsx")).Lightbox);

export function Picture({ message, media, url }: { message: Message; media: MessageMedia; url: string }) {
  const [isOpen, setOpen] = useState(false);
  const isSticker = message.kind === "sticker";
  const words = isSticker ? "Sticker" : `Foto de ${message.author.name || "este chat"}`;
  const frame = frameOf(media, isSticker);
  const picture = (
    <Box
      component="img"
      src={url}
      alt={message.description || words}
      loading="lazy"
      decoding="async"
      sx={{ display: "block", width: 1, height: 1, objectFit: isSticker ? "contain" : "cover" }}
    />
  );
  if (isSticker) return <Box sx={{ ...frame, my: 0.5 }}>{picture}</Box>;
  return (
    <>
      <ButtonBase
        aria-label={`Ver grande: ${words}`}
        onClick={() => setOpen(true)}
        sx={{
          ...frame,
          my: 0.5,
          mx: -0.5,
          display: "block",
          borderRadius: "10px",
          overflow: "hidden",
          bgcolor: "action.hover",
        }}
      >
        {picture}
      </ButtonBase>
      {isOpen && (
        <Late
          part={LIGHTBOX}
          props={{ clientId: message.clientId, messageId: message._id, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
