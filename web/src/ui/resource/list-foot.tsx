// The foot of a list: the total number, the sums, and the plan's limit.
import Typography from "@mui/material/Typography";
import { moneyText } from "../data/money.tsx";
import type { ListTotals, ResourceNoun } from "./resource-data.ts";

type Props = { noun: ResourceNoun; totals: ListTotals; sums?: Readonly<Record<string, string>> };

export function ListFoot({ noun, totals, sums = {} }: Props) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5, px: { xs: 0.5, sm: 2 } }}>
      {footText(noun, totals, sums)}
    </Typography>
  );
}

export function footText(
  { one, many }: ResourceNoun,
  { count, sums, limit }: ListTotals,
  labels: Readonly<Record<string, string>>,
): string {
  const counted = `${count.toLocaleString("es-MX")} ${count === 1 ? one : many}`;
  const added = Object.entries(labels).map(([field, label]) => `${label}: ${moneyText(sums[field] ?? 0)}`);
  const allowed = limit ? [`Tu plan permite ${limit.most.toLocaleString("es-MX")}`] : [];
  return [counted, ...added, ...allowed].join(" · ");
}
