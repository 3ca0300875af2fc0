// One number: what it is called, how much it is, how it compares, and how it is counted.
import type { Figure } from "@mostrador/domain/kit/figures/schema.ts";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { comparison, valueText } from "./figure-text.ts";

export function FigureCard({ figure }: { figure: Figure }) {
  const compared = comparison(figure);
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {figure.label}
      </Typography>
      <Typography
        component="dd"
        variant="h2"
        sx={{ m: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}
      >
        <Amount text={valueText(figure.unit, figure.value)} />
      </Typography>
      {compared && (
        <Typography component="dd" variant="body2" sx={{ m: 0 }}>
          {compared}
        </Typography>
      )}
      <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
        {figure.explanation}
      </Typography>
    </Paper>
  );
}

const CURRENCY = / MXN$/;

/** The currency is small, so that the amount stays on one line on a phone. */
function Amount({ text }: { text: string }) {
  if (!CURRENCY.test(text)) return text;
  return (
    <>
      {text.replace(CURRENCY, "")}
      <Box component="span" sx={{ typography: "caption", color: "text.secondary" }}>
        {" MXN"}
      </Box>
    </>
  );
}
