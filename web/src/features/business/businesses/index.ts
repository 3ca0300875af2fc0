// Public API of the business itself: its calls, its form and its page, for other screens and the first steps.
export { useBusiness, useCreateBusiness, useEditBusiness, useFavoriteColors } from "./api.ts";
export { BusinessFields } from "./business-fields.tsx";
export { BusinessPage } from "./business-page.tsx";
export { businessValues } from "./business-values.ts";
export type { ReachChoices } from "./members/limit-values.ts";
export { PortfolioCard } from "./portfolio/portfolio-card.tsx";
export { PortfolioList } from "./portfolio/portfolio-list.tsx";
export { zoneOptions, zoneText } from "./zones.ts";
