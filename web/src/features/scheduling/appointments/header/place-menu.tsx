// The menu of an empty place: by right click or long press (contract/agenda#right-click).

import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { ReactNode } from "react";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import { BlockRounded } from "../../../../ui/icon/outcomes.ts";
import { EventAvailableOutlined } from "../../../../ui/icon/places.ts";

const LABEL = "Acciones de este horario";

type Props = { at: Point; onClose: () => void; onBook: (() => void) | null; onBlock: (() => void) | null };

export function PlaceMenu({ at, onClose, onBook, onBlock }: Props) {
  const item = (label: string, icon: ReactNode, act: (() => void) | null) =>
    act && (
      <MenuItem
        key={label}
        onClick={() => {
          onClose();
          act();
        }}
      >
        <ListItemIcon>{icon}</ListItemIcon>
        {label}
      </MenuItem>
    );
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ top: at.y, left: at.x }}
      slotProps={{ paper: { role: "region", "aria-label": LABEL }, list: { "aria-label": LABEL } }}
      // A second right click elsewhere closes it.
      onContextMenu={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {[item("Agendar cita", <EventAvailableOutlined />, onBook), item("Bloquear horario", <BlockRounded />, onBlock)]}
    </Menu>
  );
}
