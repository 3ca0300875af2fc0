// A preview of the discount as the payer will see it.

import { listBusinesses } from "@mostrador/domain/business/businesses/routes.ts";
import { datesOf, offerOf, type PricedLink } from "@mostrador/domain/catalog/services/offer.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { Money } from "../../../ui/data/money.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { Countdown } from "../../../ui/time/countdown.tsx";

type Timer = { timerDays: number; timerHours: number; timerMinutes: number; timerSeconds: number };
type DiscountedLink = PricedLink & { themeColor: string; discount: PricedLink["discount"] & Timer };

export function DiscountPreview() {
  const link = useFormValue<DiscountedLink | null>("service.linkPrice");
  const zone = useBusinessZone();
  const [now] = useState(() => Date.now());
  if (!link?.unitPrice || !link.discount.value) return null;
  const { discount, themeColor, currency } = link;
  const seconds =
    ((discount.timerDays * 24 + discount.timerHours) * 60 + discount.timerMinutes) * 60 + discount.timerSeconds;
  const timed = { ...link, discount: { ...discount, duration: seconds } };
  const offer = offerOf(timed, { now, firstView: now, zone });
  const { startsAt } = datesOf(discount, zone);
  return (
    <Box aria-label="Vista previa del descuento" component="section" sx={{ display: "grid", gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        Así lo verá quien pague:
      </Typography>
      {offer.endsAt !== null && (
        <Countdown
          key={`${offer.endsAt}`}
          endsAt={offer.endsAt}
          startsAt={discount.expirationType === "date" ? startsAt : null}
          message={discount.message}
          color={themeColor}
        />
      )}
      <Typography>
        {offer.discountCents > 0 ? (
          <>
            <Box component="s" sx={{ color: "text.secondary" }}>
              <Money amount={offer.originalCents / 100} currency={currency} />
            </Box>{" "}
            <Money amount={offer.priceCents / 100} currency={currency} />
          </>
        ) : (
          "El descuento no está vigente en este momento."
        )}
      </Typography>
    </Box>
  );
}

/** Days are those of the business's time zone. */
function useBusinessZone(): string {
  const { businessId } = useActiveBusiness();
  const businesses = useRead(listBusinesses, {});
  const own = businesses.data?.find(({ _id }) => _id === businessId);
  return own?.timezone.name ?? USUAL_ZONE;
}
