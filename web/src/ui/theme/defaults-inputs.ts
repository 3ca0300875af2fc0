// Defaults of inputs: label above, 40 px tall with a mouse, 44 px and 16 px text on the phone (so that iOS does not
// zoom).
import type { Components, Theme } from "@mui/material/styles";
import { COARSE } from "./defaults-actions.ts";
import { overToasts } from "./defaults-surfaces.ts";
import { SMALL_TEXT } from "./typography.ts";

export const inputDefaults: Components<Theme> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 14,
        lineHeight: "20px",
        fontWeight: 500,
        color: theme.vars.palette.text.primary,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.text.primary },
        "&.Mui-disabled": { color: theme.vars.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.ink }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: "4px 0 0",
        ...SMALL_TEXT,
        color: theme.vars.palette.text.secondary,
        "&.Mui-error": { color: theme.vars.palette.error.ink },
      }),
    },
  },
  MuiInputBase: {
    // each field would bring a style sheet, only to notice what the browser fills in: labels never cover a value here
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { root: { fontSize: 14, [COARSE]: { fontSize: 16 } } },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        backgroundColor: theme.vars.palette.background.paper,
        [COARSE]: { minHeight: 44 },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.text.disabled },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.primary.ink,
          borderWidth: 1,
          boxShadow: `0 0 0 3px ${theme.vars.palette.primary.soft}`,
        },
        "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.error.ink },
        "&.Mui-disabled": { backgroundColor: theme.vars.palette.action.hover },
      }),
      input: {
        padding: "9.5px 12px",
        height: "auto",
        lineHeight: "20px",
        outline: "none",
        "&::placeholder": { opacity: 0.62 },
        [COARSE]: { padding: "10px 12px", lineHeight: "24px" },
      },
      multiline: { padding: "9px 12px", "& .MuiOutlinedInput-input": { padding: 0, [COARSE]: { padding: 0 } } },
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.outline,
        top: 0,
        transition: "border-color 120ms, box-shadow 120ms",
        "& legend": { display: "none" },
      }),
      adornedStart: { paddingInlineStart: 12 },
      adornedEnd: { paddingInlineEnd: 8 },
    },
  },
  MuiSelect: {
    defaultProps: {
      fullWidth: true,
      // the open list is outside the page's own parts
      MenuProps: { slotProps: { paper: { role: "region", "aria-label": "Opciones" } } },
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      noOptionsText: "Sin resultados",
      loadingText: "Buscando…",
      clearText: "Borrar",
      closeText: "Cerrar",
      openText: "Abrir",
    },
    styleOverrides: {
      inputRoot: {
        padding: "0 40px 0 8px",
        "& .MuiAutocomplete-input.MuiAutocomplete-input": { padding: "8px 4px", minWidth: 16 },
      },
      paper: ({ theme }) => ({
        marginTop: 4,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: theme.shadows[8],
      }),
      popper: overToasts,
      option: {
        borderRadius: 8,
        marginInline: 6,
        minHeight: "36px !important",
        [COARSE]: { minHeight: "44px !important" },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        [COARSE]: { padding: 12 },
        color: theme.vars.palette.text.secondary,
        "&.Mui-checked, &.MuiCheckbox-indeterminate": { color: theme.vars.palette.primary.ink },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        color: theme.vars.palette.text.secondary,
        "&.Mui-checked": { color: theme.vars.palette.primary.ink },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, overflow: "visible", flexShrink: 0 },
      switchBase: ({ theme }) => ({
        padding: 2,
        "&.Mui-checked": {
          transform: "translateX(16px)",
          color: theme.vars.palette.primary.contrastText,
          "& + .MuiSwitch-track": { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        },
        "&.Mui-focusVisible + .MuiSwitch-track": {
          outline: `2px solid ${theme.vars.palette.primary.ink}`,
          outlineOffset: 2,
        },
        "&.Mui-disabled + .MuiSwitch-track": { opacity: 0.5 },
      }),
      thumb: { width: 16, height: 16, boxShadow: "none" },
      track: ({ theme }) => ({ borderRadius: 10, opacity: 1, backgroundColor: theme.vars.palette.text.disabled }),
    },
  },
};
