import { styled } from "@mui/material/styles";
import { gridSheet } from "./grid-sheet.ts";

export const Scroller = styled("div")(({ theme }) => gridSheet(theme.vars.palette));
