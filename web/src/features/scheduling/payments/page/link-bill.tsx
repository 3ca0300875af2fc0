// The bill: service, time and place, and how the amount is made up.
import type { LinkPage } from "@mostrador/domain/scheduling/payments/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Money } from "../../../../ui/data/money.tsx";
import { Countdown } from "../../../../ui/time/countdown.tsx";

type Props = { page: LinkPage; ahead: number; onEnd: () => void };

export function LinkBill({ page, ahead, onEnd }: Props) {
  const { state, themeColor, zone } = page;
  const isOpen = state === "open";
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {page.service}
        </Typography>
        {page.description && (
          <Typography color="textSecondary" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {page.description}
          </Typography>
        )}
      </Box>
      <Box component="dl" sx={LINES}>
        <Line label="Cuándo" value={dateTimeText(page.start, { zone })} />
        <Line label="Dónde" value={[page.branch.name, page.branch.address].filter(Boolean).join(" · ")} />
      </Box>
      {isOpen && page.discountEndsAt && (
        <Countdown
          endsAt={Date.parse(page.discountEndsAt)}
          message={page.discountMessage}
          ahead={ahead}
          color={themeColor}
          onEnd={onEnd}
        />
      )}
      {isOpen && !page.discountEndsAt && page.discountMessage && (
        <Typography sx={{ fontWeight: 500 }}>{page.discountMessage}</Typography>
      )}
      {state !== "free" && state !== "prepaid" && <AmountLines page={page} />}
      {isOpen && page.dueAt && (
        <Typography variant="body2" color="textSecondary">
          Guardamos tu lugar hasta el {dateTimeText(page.dueAt, { zone })}.
        </Typography>
      )}
    </Box>
  );
}

function AmountLines({ page: { amounts, state } }: Pick<Props, "page">) {
  const { currency } = amounts;
  const isPart = amounts.due < amounts.price;
  return (
    <Box component="dl" sx={AMOUNTS}>
      {amounts.discount > 0 && (
        <>
          <Line label="Precio" value={<Money amount={amounts.originalPrice} currency={currency} />} />
          <Line label="Descuento" value={<Money amount={-amounts.discount} currency={currency} />} />
        </>
      )}
      {isPart && <Line label="Total" value={<Money amount={amounts.price} currency={currency} />} />}
      <Line
        strong
        label={isPart ? depositLabel(state) : PAID.has(state) ? "Total pagado" : "Total"}
        value={<Money amount={amounts.due} currency={currency} />}
      />
      {isPart && (
        <Line label="Resto, en el negocio" value={<Money amount={amounts.price - amounts.due} currency={currency} />} />
      )}
    </Box>
  );
}

function depositLabel(state: LinkPage["state"]): string {
  if (state === "open") return "Anticipo que pagas ahora";
  return PAID.has(state) ? "Anticipo pagado" : "Anticipo";
}

const PAID: ReadonlySet<LinkPage["state"]> = new Set(["paid", "received", "review", "cancelled_paid"]);

function Line({ label, value, strong = false }: { label: string; value: React.ReactNode; strong?: boolean }) {
  const look = strong ? { fontSize: 20, fontWeight: 700 } : {};
  return (
    <>
      <Box component="dt" sx={{ color: strong ? "text.primary" : "text.secondary", ...look }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: "right", overflowWrap: "anywhere", ...look }}>
        {value}
      </Box>
    </>
  );
}

const LINES = {
  m: 0,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: 2,
  rowGap: 1,
  alignItems: "baseline",
} as const;
/** An amount never wraps; its label does. */
const AMOUNTS = {
  ...LINES,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  pt: 2,
  borderTop: "1px solid",
  borderColor: "divider",
} as const;
