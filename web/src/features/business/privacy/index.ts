// The privacy screens for the person responsible in a business.
export { PrivacyPage } from "./privacy-page.tsx";
