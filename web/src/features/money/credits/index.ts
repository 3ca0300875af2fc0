// Public API of credits: the dialogs that send credits or pesos to a business, and the balance.
export { useCreditBalance } from "./api.ts";
export { SendPesos } from "./pesos/send-pesos.tsx";
export { SendCredits } from "./send-credits.tsx";
