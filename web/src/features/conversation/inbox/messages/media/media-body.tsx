// The file of a message when it has arrived; before that, its progress, or why it is missing and what to do.
import { placeholder, wordsOf } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import { MessageText } from "../message-text.tsx";
import { AudioPlayer } from "./audio-player.tsx";
import { DocumentCard } from "./document-card.tsx";
import { FILM } from "./frame.ts";
import { InWords } from "./in-words.tsx";
import { MediaState } from "./media-state.tsx";
import { Picture } from "./picture.tsx";
import type { MessageMedia } from "./shown.ts";

export function MediaBody({ message, media }: { message: Message; media: MessageMedia }) {
  const { kind, message: text, transcript, description } = message;
  const caption = wordsOf({ kind, text, filename: media.filename });
  return (
    <>
      <Held message={message} media={media} />
      {caption && <MessageText text={caption} />}
      {transcript && <InWords label={message.role === "assistant" ? "Texto" : "Transcripción"} text={transcript} />}
      {description && <InWords label="Descripción" text={description} />}
    </>
  );
}

function Held({ message, media }: { message: Message; media: MessageMedia }) {
  const { url } = media;
  const name = media.voice ? "Nota de voz" : placeholder(message.kind).slice(1, -1);
  if (media.state !== "ready" || url === null) return <MediaState message={message} media={media} name={name} />;
  switch (message.kind) {
    case "image":
    case "sticker":
      return <Picture message={message} media={media} url={url} />;
    case "audio":
      return <AudioPlayer media={media} url={url} name={name} />;
    case "video":
      return (
        <Box component="video" src={url} controls playsInline preload="metadata" aria-label="Video" sx={FILM}>
          <track kind="captions" />
        </Box>
      );
    default:
      return <DocumentCard media={media} url={url} />;
  }
}
