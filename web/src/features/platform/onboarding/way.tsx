import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";
import { ChevronRightRounded } from "../../../ui/icon/steps.ts";

type WayProps = { icon?: ReactNode; title: string; text: string; onSelect: () => void };

/** One answer to a question, as a large button. */
export function Way({ icon, title, text, onSelect }: WayProps) {
  return (
    <ButtonBase
      onClick={onSelect}
      sx={{
        display: "flex",
        gap: 2,
        p: 2,
        width: 1,
        textAlign: "left",
        border: "1px solid",
        borderColor: "outline",
        borderRadius: 1,
        "&:hover": { borderColor: "primary.main", bgcolor: "primary.soft" },
      }}
    >
      {icon && <Box sx={{ display: "grid", placeItems: "center", color: "primary.ink" }}>{icon}</Box>}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "subtitle1", fontWeight: 500 }}>{title}</Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{text}</Box>
      </Box>
      <ChevronRightRounded sx={{ color: "text.secondary" }} />
    </ButtonBase>
  );
}
