import type { InPartner } from "../../../lib/partner/in-partner.ts";
import { DomainsCard } from "./domains-card.tsx";

export const inPartner: InPartner = { Card: DomainsCard };
