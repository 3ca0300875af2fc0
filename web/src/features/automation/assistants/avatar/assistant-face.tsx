// The face of an assistant next to its name: picture, avatar or initials. Decorative.
import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import Box from "@mui/material/Box";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { type Figure, readAvatar } from "./avatars.ts";

type Props = { assistant: Pick<Assistant, "name" | "color" | "image">; size?: number };

export function AssistantFace({ assistant, size = 44 }: Props) {
  const { name, color, image } = assistant;
  if (image || !readAvatar(color)) return <Avatar name={name} src={image || undefined} size={size} />;
  return <AvatarDrawing avatar={color} size={size} />;
}

export function AvatarDrawing({ avatar, size }: { avatar: string; size: number }) {
  const read = readAvatar(avatar);
  if (!read) return null;
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={{ width: size, height: size, flexShrink: 0, borderRadius: "50%", display: "block" }}
    >
      <rect width="48" height="48" fill={read.color} />
      {DRAWN[read.figure]}
    </Box>
  );
}

const SKIN = "#F1C9A5";
const HAIR = "#4A332B";
const SHIRT = "#3D5A80";

const FACE = (
  <>
    <path d="M10 48c1-9 7-12 14-12s13 3 14 12z" fill={SHIRT} />
    <path d="M20 30h8v7c0 2-2 3-4 3s-4-1-4-3z" fill={SKIN} />
    <ellipse cx="24" cy="22" rx="9" ry="10" fill={SKIN} />
    <circle cx="20.5" cy="22" r="1.1" fill={HAIR} />
    <circle cx="27.5" cy="22" r="1.1" fill={HAIR} />
    <path d="M21 27q3 2.4 6 0" stroke="#A8553F" strokeWidth="1.3" strokeLinecap="round" fill="none" />
  </>
);

const DRAWN: Record<Figure, React.ReactNode> = {
  chica: (
    <>
      <path d="M24 9c-9 0-13 6-13 14 0 7-1 10-2 13h30c-1-3-2-6-2-13 0-8-4-14-13-14z" fill={HAIR} />
      {FACE}
      <path d="M14.6 22c0-7 4-10.5 9.4-10.5S33.4 15 33.4 22c-3-1-6-3-8-6-2 3-6 5-10.8 6z" fill={HAIR} />
    </>
  ),
  chico: (
    <>
      {FACE}
      <path d="M14.6 21c-1-8 3.4-12 9.4-12s10.4 4 9.4 12c-1-3-2-5-3-6-4 1-8 1-12 0-1.5 1-3 3-3.8 6z" fill={HAIR} />
    </>
  ),
  robot: (
    <>
      <path d="M12 48c0-8 5-10 12-10s12 2 12 10z" fill={SHIRT} />
      <path d="M24 6v6" stroke="#5B6B82" strokeWidth="2" strokeLinecap="round" />
      <circle cx="24" cy="6" r="2.2" fill="#FF9800" />
      <rect x="12" y="12" width="24" height="21" rx="7" fill="#F7F9FC" stroke="#5B6B82" strokeWidth="1.5" />
      <rect x="16" y="17" width="16" height="11" rx="5" fill="#24344D" />
      <circle cx="21" cy="22.5" r="1.8" fill="#15EFC1" />
      <circle cx="27" cy="22.5" r="1.8" fill="#15EFC1" />
    </>
  ),
};
