// The content of a message: text, or an icon for content without text, with its caption.
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { ContactPageOutlined } from "../../../../ui/icon/contact-actions.ts";
import { InfoOutlined } from "../../../../ui/icon/outcomes.ts";
import { PlaceOutlined } from "../../../../ui/icon/places.ts";
import { HelpOutlineRounded } from "../../../../ui/icon/states.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { MediaBody } from "./media/media-body.tsx";
import { MessageText } from "./message-text.tsx";

const CARD = latePart(async () => (await import("./details/message-card.tsx")).MessageCard);

function hasCard(details: Message["details"]): boolean {
  if (!details) return false;
  const { location, contacts, order, form, callPermission } = details;
  return Boolean(location || order || form || callPermission) || contacts.length > 0;
}

const ICONS: Partial<Record<Message["kind"], typeof PlaceOutlined>> = {
  location: PlaceOutlined,
  contacts: ContactPageOutlined,
  unsupported: HelpOutlineRounded,
  system: InfoOutlined,
};

export function MessageBody({ message }: { message: Message }) {
  if (message.isDeleted) return <Box sx={{ fontStyle: "italic", color: "text.secondary" }}>Mensaje eliminado</Box>;
  if (message.media) return <MediaBody message={message} media={message.media} />;
  if (hasCard(message.details)) {
    return <Late part={CARD} props={{ message }} waiting={<Box sx={{ minHeight: 64 }} />} />;
  }
  const Icon = ICONS[message.kind];
  if (!Icon) return <MessageText text={message.message} />;
  const sign = placeholder(message.kind);
  const caption = message.message.replace(sign, "").trim();
  const point = message.kind === "location" ? POINT.exec(caption) : null;
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.75, color: "text.secondary" }}>
        <Icon sx={{ fontSize: 20 }} />
        {sign.slice(1, -1)}
      </Box>
      {caption && <MessageText text={point ? caption.replace(point[0], "").trim() : caption} />}
      {point && (
        <Link href={mapOf(point)} target="_blank" rel="noopener noreferrer">
          Ver en el mapa
        </Link>
      )}
    </>
  );
}

const POINT = /\((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)$/;

function mapOf([, latitude, longitude]: RegExpExecArray): string {
  return `https://www.google.com/maps?q=${latitude},${longitude}`;
}
