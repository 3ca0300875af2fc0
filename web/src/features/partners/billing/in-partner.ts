import type { InPartner } from "../../../lib/partner/in-partner.ts";
import { PaymentsCard } from "./payments-card.tsx";

export const inPartner: InPartner = { Card: PaymentsCard, OnDashboard: PaymentsCard };
