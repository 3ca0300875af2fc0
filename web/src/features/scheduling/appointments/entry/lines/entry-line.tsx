// A line of an open appointment that opens another one: of its visit, or of its class.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";
import { StatusDot } from "../../../../../ui/data/status.tsx";
import { STATUS_LOOK } from "../../status-look.ts";
import { LINE } from "./line.ts";

type Props = {
  entry: AgendaEntry;
  /** It is the open one. */
  isCurrent: boolean;
  onOpen: (entryId: string) => void;
  /** After the mark of its status. */
  children: ReactNode;
};

export function EntryLine({ entry, isCurrent, onOpen, children }: Props) {
  return (
    <ButtonBase disabled={isCurrent} aria-current={isCurrent} onClick={() => onOpen(entry._id)} sx={LINE}>
      <StatusDot {...STATUS_LOOK[entry.status]} label={STATUS_LABELS[entry.status]} />
      {children}
    </ButtonBase>
  );
}
