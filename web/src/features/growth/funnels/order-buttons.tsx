import Box from "@mui/material/Box";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { DeleteOutlineRounded } from "../../../ui/icon/list-actions.ts";
import { KeyboardArrowDownRounded } from "../../../ui/icon/steps.ts";

type Props = {
  name: string;
  at: number;
  count: number;
  /** The last one may be removed, too. */
  mayBeNone?: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Up, down and remove for an entry of a list, which keeps at least one by default. */
export function OrderButtons({ name, at, count, mayBeNone = false, onMove, onRemove }: Props) {
  return (
    <Box sx={{ display: "flex", flexShrink: 0 }}>
      <IconAction label={`Subir ${name}`} disabled={at === 0} onClick={() => onMove(-1)}>
        <KeyboardArrowDownRounded sx={{ transform: "rotate(180deg)" }} />
      </IconAction>
      <IconAction label={`Bajar ${name}`} disabled={at === count - 1} onClick={() => onMove(1)}>
        <KeyboardArrowDownRounded />
      </IconAction>
      <IconAction label={`Quitar ${name}`} disabled={count === 1 && !mayBeNone} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconAction>
    </Box>
  );
}
