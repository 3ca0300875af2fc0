// A button or icon that opens a short list of actions. Destructive actions come last, in the error colour.

import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { useLayer } from "../dialog/leaving.tsx";
import { MoreHorizRounded } from "../icon/actions.ts";
import { IconAction } from "./icon-action.tsx";

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  selected?: boolean;
  /** A divider above it. */
  divided?: boolean;
};
type TriggerProps = {
  onClick: (event: React.MouseEvent<HTMLElement>) => void;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
};
export type MenuButtonProps = {
  label: string;
  actions: readonly MenuAction[];
  /** Draws the trigger; three dots by default. */
  trigger?: (props: TriggerProps) => ReactNode;
  header?: ReactNode;
  /** The trigger's edge that the list aligns to; right by default. */
  align?: "left" | "right";
};

export function MenuButton({ label, actions, trigger, header, align = "right" }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  // the touch is answered before the list is drawn
  const isDrawn = useDeferredValue(open);
  useLayer(open, () => setAnchor(null));
  const props: TriggerProps = {
    onClick: (event) => {
      event.stopPropagation();
      setAnchor(event.currentTarget);
    },
    "aria-haspopup": "menu",
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
  };
  return (
    <>
      {trigger ? (
        trigger(props)
      ) : (
        <IconAction label={label} {...props}>
          <MoreHorizRounded />
        </IconAction>
      )}
      <Menu
        id={id}
        open={open && isDrawn}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
        slotProps={{ paper: { role: "region", "aria-label": label }, list: { "aria-label": label, dense: true } }}
        anchorOrigin={{ vertical: "bottom", horizontal: align }}
        transformOrigin={{ vertical: "top", horizontal: align }}
      >
        {header}
        {actions.flatMap((action) => [
          action.divided && <Divider key={`${action.label}-line`} sx={{ my: "6px !important" }} />,
          <MenuItem
            key={action.label}
            disabled={action.disabled ?? false}
            selected={action.selected ?? false}
            onClick={() => {
              setAnchor(null);
              action.onSelect();
            }}
            sx={action.danger ? { color: "error.ink" } : undefined}
          >
            {action.icon && <ListItemIcon>{action.icon}</ListItemIcon>}
            {action.label}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
