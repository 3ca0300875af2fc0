// List tools without room on a phone: behind one button, each as wide as the panel.
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import { type ReactNode, useState } from "react";
import { useLayer } from "../dialog/leaving.tsx";
import { MoreHorizRounded } from "../icon/actions.ts";
import { IconAction } from "./icon-action.tsx";

/** `children`: buttons. They stay mounted, so that a dialog opened by one survives the panel. */
export function MoreTools({ label, children }: { label: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useLayer(anchor !== null, close);
  return (
    <>
      <IconAction
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizRounded />
      </IconAction>
      <Popover
        keepMounted
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label, sx: { p: 1, minWidth: 220 } } }}
      >
        <Stack onClick={close} sx={{ gap: 0.5, "& > .MuiButton-root": { justifyContent: "flex-start", border: 0 } }}>
          {children}
        </Stack>
      </Popover>
    </>
  );
}
