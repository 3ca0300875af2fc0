// A short list of movements: the payments of an appointment.
import { categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { ShortList } from "../../../ui/list/short-list.tsx";
import { useMovementsLive, useMovementsOf } from "./api.ts";
import { SignedMoney } from "./signed-money.tsx";

export function MovementList({ ids, zone }: { ids: readonly string[]; zone: string }) {
  const movements = useMovementsOf(ids);
  useMovementsLive();
  if (ids.length === 0) return <Typography color="textSecondary">Sin movimientos de dinero</Typography>;
  return (
    <ShortList
      read={movements}
      lineOf={(movement) => ({
        title: METHOD_LABELS[movement.paymentMethod],
        about: `${categoryLabel(movement.category)} · ${dateTimeText(movement.date, { zone })}`,
        aside: <SignedMoney {...movement} />,
      })}
    />
  );
}
