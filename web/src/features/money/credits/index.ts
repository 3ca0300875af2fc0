// Public API of credits: the dialog that sends them to a business, for the lists of businesses.
export { SendCredits } from "./send-credits.tsx";
