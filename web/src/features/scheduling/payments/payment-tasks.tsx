// Payments that need a decision: another hour, or a refund.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMay } from "../../../lib/session/active-business.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { usePaymentTasks } from "./api.ts";
import { PaymentLine } from "./payment-line.tsx";

export function PaymentTasks() {
  const may = useMay();
  const tasks = usePaymentTasks(may(PAGE.finanzas, "view") || may(PAGE.agenda, "view"));
  const payments = tasks.data?.pages.flatMap((page) => page.data) ?? [];
  if (payments.length === 0) return null;
  return (
    <Card
      title="Pagos por resolver"
      description="Decide qué hacer con cada uno: ofrece otra hora o devuelve el dinero."
    >
      <Stack sx={{ gap: 2.5 }}>
        {payments.map((payment) => (
          <PaymentLine key={payment._id} payment={payment} isTitled />
        ))}
        {tasks.hasNextPage && (
          <Button
            onClick={() => void tasks.fetchNextPage()}
            disabled={tasks.isFetchingNextPage}
            sx={{ alignSelf: "flex-start" }}
          >
            {tasks.isFetchingNextPage ? "Cargando…" : "Ver más pagos"}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
