import type { Theme } from "@mui/material/styles";

export type SheetPalette = Theme["vars"]["palette"];
