import Box from "@mui/material/Box";
import { nameColor, ownColor } from "../theme/name-color.ts";
import { initials } from "./initials.ts";

export type AvatarProps = {
  name: string;
  /** Its colour elsewhere, such as a specialist's in the agenda; otherwise derived from the name. */
  color?: string | undefined;
  src?: string | undefined;
  size?: number;
  square?: boolean;
  /** Instead of the initials. */
  letters?: string;
};

/** Initials on a colour, or a picture. Decorative, next to the name. */
export function Avatar({ name, color, src, size = 36, square = false, letters = initials(name) }: AvatarProps) {
  const { background, text } = color ? ownColor(color) : nameColor(name);
  return (
    <Box
      aria-hidden
      data-initials={letters}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: square ? `${Math.round(size * 0.26)}px` : "50%",
        display: "grid",
        placeItems: "center",
        overflow: "hidden",
        fontSize: Math.max(11, Math.round(size * 0.38)),
        fontWeight: 500,
        lineHeight: 1,
        bgcolor: background,
        color: text,
        // Drawn by CSS: otherwise 'AL' would become part of a button's name.
        "&::before": { content: "attr(data-initials)", gridArea: "1 / 1" },
        "& > img": { gridArea: "1 / 1", width: 1, height: 1, objectFit: "cover" },
      }}
    >
      {src && <img src={src} alt="" loading="lazy" onError={(event) => event.currentTarget.remove()} />}
    </Box>
  );
}
