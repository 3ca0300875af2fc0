// Privacy, as whoever answers for it in a business works with it.
export { PrivacyPage } from "./privacy-page.tsx";
