import { useState } from "react";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { TuneRounded } from "../../../../ui/icon/list-actions.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";

const DIALOG = latePart(async () => (await import("./inbox-settings-dialog.tsx")).InboxSettingsDialog);

export function InboxSettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconAction label="Ajustes del chat" onClick={() => setOpen(true)}>
        <TuneRounded />
      </IconAction>
      {isOpen && <Late part={DIALOG} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
