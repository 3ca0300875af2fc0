// Base styles of all pages: background, tabular figures, one visible focus, reduced motion on request.
import type { Components, Theme } from "@mui/material/styles";

export const baselineDefaults: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // what is scrolled to is not left behind the bar at the top
      html: { height: "100%", colorScheme: "light", scrollPaddingTop: 64 },
      "html[data-mode='dark']": { colorScheme: "dark" },
      body: {
        minHeight: "100%",
        fontVariantNumeric: "tabular-nums",
        WebkitTapHighlightColor: "transparent",
        overflowWrap: "break-word",
      },
      "#root": { minHeight: "100dvh", display: "flex", flexDirection: "column" },
      "::selection": { background: theme.vars.palette.primary.soft, color: theme.vars.palette.text.primary },
      ":focus-visible": { outline: `2px solid ${theme.vars.palette.primary.ink}`, outlineOffset: 2 },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          // no transition at all: even the shortest delays an inherited colour by a frame per level
          transitionDuration: "0s !important",
          scrollBehavior: "auto !important",
        },
      },
    }),
  },
  // `sx` accepts palette paths, but a Typography's `color` does not: this value works for both.
  MuiTypography: {
    variants: [
      { props: { color: "text.secondary" }, style: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
    ],
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 16 } } },
  MuiLink: {
    defaultProps: { underline: "hover" },
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.primary.ink, fontWeight: 500, borderRadius: 4 }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave", variant: "rounded" },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.action.selected }) },
  },
  MuiLinearProgress: {
    // in the colour of the bar, an empty track looks full
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.action.selected }) },
  },
};
