// Defaults of buttons: no ripple, no shadow, 36 px with a mouse and 44 px with touch.
import type { Components, Theme } from "@mui/material/styles";
import { SMALL_TEXT } from "./typography.ts";

export const COARSE = "@media (pointer: coarse), (max-width: 599.95px)";
const TONES = ["primary", "secondary", "success", "warning", "error"] as const;

export const actionDefaults: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: theme.typography.fontFamily,
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.palette.primary.ink}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: "outlined", color: "inherit" },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: 36,
        paddingInline: 14,
        whiteSpace: "nowrap",
        [COARSE]: { minHeight: 44, paddingInline: 16 },
        ...(ownerState.size === "small" && { minHeight: 32, paddingInline: 10 }),
        ...(ownerState.variant === "outlined" && {
          backgroundColor: theme.vars.palette.background.paper,
          borderColor: theme.vars.palette.outline,
          "&:hover": { backgroundColor: theme.vars.palette.action.hover, borderColor: theme.vars.palette.outline },
          "&.Mui-disabled": { borderColor: theme.vars.palette.divider },
        }),
        ...(ownerState.variant === "text" && { "&:hover": { backgroundColor: theme.vars.palette.action.hover } }),
      }),
      startIcon: { marginInlineStart: -2, marginInlineEnd: 6, "& > *:nth-of-type(1)": { fontSize: 20 } },
    },
    variants: TONES.flatMap((color) => [
      {
        props: ({ ownerState }) => ownerState.color === color && ownerState.variant !== "contained",
        style: ({ theme }) => ({ color: theme.vars.palette[color].ink }),
      },
    ]),
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 36,
        borderRadius: 10,
        color: theme.vars.palette.text.secondary,
        "&:hover": { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
        [COARSE]: { width: 44, height: 44 },
      }),
      sizeSmall: { width: 28, height: 28, borderRadius: 8 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 8, fontWeight: 500, height: 28, [COARSE]: { height: 32 } },
      sizeSmall: { height: 24, borderRadius: 6, "& .MuiChip-label": SMALL_TEXT },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: ({ theme }) => ({ backgroundColor: theme.vars.palette.primary.ink, borderRadius: 2 }),
      list: { gap: 20 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        minWidth: 0,
        padding: "0 2px",
        color: theme.vars.palette.text.secondary,
        "&.Mui-selected": { color: theme.vars.palette.text.primary },
        "&.Mui-focusVisible": { outlineOffset: -2, borderRadius: 6 },
        [COARSE]: { minHeight: 44 },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        paddingBlock: 0,
        paddingInline: 12,
        borderColor: theme.vars.palette.outline,
        color: theme.vars.palette.text.secondary,
        "&.Mui-selected": {
          color: theme.vars.palette.primary.ink,
          backgroundColor: theme.vars.palette.primary.soft,
          "&:hover": { backgroundColor: theme.vars.palette.primary.soft },
        },
        [COARSE]: { minHeight: 44 },
      }),
    },
  },
  MuiBadge: { styleOverrides: { badge: SMALL_TEXT } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...SMALL_TEXT,
        padding: "6px 10px",
        borderRadius: 8,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
};
