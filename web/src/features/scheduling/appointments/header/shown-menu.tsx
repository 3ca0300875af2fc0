// The menu of people and colour meaning. In a narrow heading also the branch and the view.

import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { useState } from "react";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { Drawer } from "../../../../ui/dialog/drawer.tsx";
import { useLayer } from "../../../../ui/dialog/leaving.tsx";
import { TuneRounded } from "../../../../ui/icon/list-actions.ts";
import { useNarrowHead } from "../../../../ui/layout/use-screen.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { ROOM_FOR } from "./head-room.ts";
import type { AgendaHeaderProps } from "./header-props.ts";
import { loadShownChoices } from "./load-shown-choices.ts";

const ALL_SHOWN = "Mostrar";
const CHOICES = latePart(async () => (await loadShownChoices()).ShownChoices);

export function ShownMenu(props: AgendaHeaderProps) {
  const isNarrow = useNarrowHead();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { people, address } = props;
  const chosen = address.people?.filter((id) => people.some((one) => one._id === id)).length ?? 0;
  const hides = address.hidesCancelled || address.statuses !== null;
  const close = () => setAnchor(null);
  useLayer(anchor !== null && !isNarrow, close);
  if (isNarrow) {
    return (
      <>
        <IconAction label="Qué se muestra" onClick={(event) => setAnchor(event.currentTarget)}>
          <Badge color="primary" variant="dot" invisible={chosen === 0 && !hides}>
            <TuneRounded />
          </Badge>
        </IconAction>
        <Drawer open={anchor !== null} onClose={close} title="Qué se muestra">
          <Late part={CHOICES} props={{ ...props, isWhole: true, onClose: close }} waiting={<FormSkeleton />} />
        </Drawer>
      </>
    );
  }
  const text = chosen > 0 ? `${chosen} de ${people.length} especialistas` : hides ? "Mostrar (filtrado)" : ALL_SHOWN;
  return (
    <>
      <Button
        title={text}
        aria-label={text}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{
          gap: 1,
          whiteSpace: "nowrap",
          // a choice stays in sight
          ...(text === ALL_SHOWN && { [ROOM_FOR.shownText]: { minWidth: 44, px: 1, "& .text": { display: "none" } } }),
        }}
      >
        <TuneRounded />
        <span className="text">{text}</span>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": "Qué se muestra", sx: { width: 340, p: 2, mt: 0.5 } } }}
      >
        <Late part={CHOICES} props={{ ...props, onClose: close }} waiting={<FormSkeleton fields={3} />} />
      </Popover>
    </>
  );
}
