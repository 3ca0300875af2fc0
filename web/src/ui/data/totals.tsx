import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Money } from "./money.tsx";

type Props = {
  /** The name of the group for screen readers. */
  label: string;
  /** Undefined while they load. */
  totals: readonly { label: string; amount: number | undefined }[];
};

/** The sums above a list of amounts, in a row; below each other on the phone. */
export function Totals({ label, totals }: Props) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: "flex",
        flexDirection: { xs: "column", sm: "row" },
        flexWrap: { sm: "wrap" },
        columnGap: 4,
        rowGap: { xs: 0.5, sm: 1 },
        m: 0,
        mb: 2,
      }}
    >
      {totals.map(({ label: name, amount }) => (
        <Box key={name} sx={{ display: { xs: "flex", sm: "block" }, justifyContent: "space-between", gap: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, height: "1lh" }}>
            {amount === undefined ? <Skeleton width={120} /> : <Money amount={amount} />}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
