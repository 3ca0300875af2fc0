// Defaults of surfaces: thin borders; a shadow only for floating ones.
import type { Components, Theme } from "@mui/material/styles";
import { COARSE } from "./defaults-actions.ts";
import { SMALL_TEXT } from "./typography.ts";

const floating = ({ theme }: { theme: Theme }) => ({
  backgroundColor: theme.vars.palette.surface.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
});

/** The layer of what a person has just opened: above the toasts. */
export const overToasts = ({ theme }: { theme: Theme }) => ({ zIndex: theme.zIndex.snackbar + 1 });

export const surfaceDefaults: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: "none" },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: "rgb(0 0 0 / 0.4)" } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating({ theme }), borderRadius: 14, boxShadow: theme.shadows[16] }),
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiDialogTitle: {
    // The size that it has by itself is that of small text on the phone.
    defaultProps: { variant: "h2" },
    styleOverrides: { root: { fontSize: 20, lineHeight: "28px", fontWeight: 700, padding: "20px 24px 12px" } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: "4px 24px 24px" } } },
  MuiDialogActions: {
    styleOverrides: {
      // many buttons, or a long one, take a second line on a phone
      root: ({ theme }) => ({
        ...{ padding: "12px 24px", gap: 8, flexWrap: "wrap" },
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.raised,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating({ theme }), marginTop: 4, boxShadow: theme.shadows[8], minWidth: 180 }),
      list: { padding: 6 },
    },
  },
  MuiPopover: {
    styleOverrides: {
      root: overToasts,
      paper: ({ theme }) => ({ ...floating({ theme }), boxShadow: theme.shadows[8] }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 14,
        minHeight: 36,
        borderRadius: 8,
        gap: 10,
        padding: "6px 10px",
        // wider than the phone: in two lines, not cut
        whiteSpace: "normal",
        overflowWrap: "anywhere",
        [COARSE]: { minHeight: 44, fontSize: 16 },
        "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: theme.vars.palette.action.selected },
        "&.Mui-focusVisible": { backgroundColor: theme.vars.palette.action.focus, outlineOffset: -2 },
        "& .MuiListItemIcon-root": { minWidth: 0, color: "inherit" },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: theme.vars.palette.action.selected },
        "&.Mui-focusVisible": { outlineOffset: -2, backgroundColor: theme.vars.palette.action.hover },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        padding: "10px 16px",
        fontSize: 14,
        lineHeight: "20px",
      }),
      head: ({ theme }) => ({
        ...SMALL_TEXT,
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
        whiteSpace: "nowrap",
      }),
    },
  },
  MuiAlert: {
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, fontSize: 14 }) },
    variants: (["error", "success", "warning", "info"] as const).map((severity) => ({
      props: { severity },
      style: ({ theme }: { theme: Theme }) => ({
        backgroundColor: theme.vars.palette[severity].soft,
        color: theme.vars.palette.text.primary,
        "& .MuiAlert-icon": { color: theme.vars.palette[severity].ink },
      }),
    })),
  },
};
