import type { InPartner } from "../../../lib/partner/in-partner.ts";
import { PortfolioCard } from "../../business/businesses/index.ts";

export const inPartner: InPartner = { FirstOnDashboard: PortfolioCard };
