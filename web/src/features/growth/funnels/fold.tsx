// A line that opens and closes the content below it.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { type ReactNode, useId, useState } from "react";
import { ExpandMoreRounded } from "../../../ui/icon/arrows.ts";

type Props = { label: string; aside?: ReactNode; open?: boolean; children: ReactNode };

export function Fold({ label, aside, open = false, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{
          width: 1,
          minHeight: 44,
          gap: 1,
          justifyContent: "flex-start",
          textAlign: "left",
          typography: "body2",
          borderRadius: "8px",
        }}
      >
        <ExpandMoreRounded fontSize="small" sx={{ transform: isOpen ? "none" : "rotate(-90deg)", flexShrink: 0 }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: "anywhere" }}>
          {label}
        </Box>
        <Box component="span" sx={{ color: "text.secondary" }}>
          {aside}
        </Box>
      </ButtonBase>
      <Box id={id} hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
