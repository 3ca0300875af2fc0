// Says on all pages that payments wait for a decision, for people who may decide.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useLocation } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { usePaymentTasks } from "./api.ts";

const WHERE = "/integraciones/mercado-pago";

/** `height` in px: full-height pages are shorter by it. */
export function TaskNotice({ height }: { height: number }) {
  const may = useMay();
  const { pathname } = useLocation();
  const tasks = usePaymentTasks(may(PAGE.integraciones, "view") && may(PAGE.finanzas, "view"));
  const count = tasks.data?.pages.flatMap((page) => page.data).length ?? 0;
  if (count === 0 || pathname === WHERE) return null;
  return (
    <Box data-task-notice sx={{ height, px: { xs: 2, sm: 3 }, pt: 1.5, flexShrink: 0 }}>
      <Notice
        tone="warning"
        action={
          <Button size="small" href={WHERE}>
            Resolver
          </Button>
        }
      >
        {count === 1
          ? "Hay un pago en línea por resolver."
          : `Hay ${tasks.hasNextPage ? "más de " : ""}${count} pagos en línea por resolver.`}
      </Notice>
    </Box>
  );
}
