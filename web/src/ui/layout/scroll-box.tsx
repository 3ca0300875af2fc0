import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useScrollStop } from "./use-scroll-stop.ts";

type Props = {
  /** Its name for screen readers. */
  label: string;
  children: ReactNode;
  /** By it `aria-controls` points here. */
  id?: string;
  component?: "ul";
  /** A swipe to the side moves its content, and does not go Back. */
  pans?: boolean;
  sx?: object;
};

/** A box that scrolls: with a height in `sx` down as well as sideways. The keyboard always reaches what it holds. */
export function ScrollBox({ label, children, id, component, pans = false, sx }: Props) {
  const stop = useScrollStop(label);
  return (
    <Box
      {...stop}
      {...(component ? { component, "aria-label": label, role: "list" } : {})}
      {...(id && { id })}
      {...(pans && { "data-pans": true })}
      sx={{ overflow: "auto", ...sx }}
    >
      {children}
    </Box>
  );
}
