// Public API of partners: the frame of their pages, for pages of other capabilities, and the search for a person.
export { useFindUser, usePartner, usePartners } from "./api.ts";
export { PartnerDashboard } from "./partner-dashboard.tsx";
export { PartnerDialog } from "./partner-dialog.tsx";
export { PartnerField } from "./partner-field.tsx";
export { PartnerFrame } from "./partner-frame.tsx";
export { PartnerList } from "./partner-list.tsx";
export { PartnerPage } from "./partner-page.tsx";
