// Public API of what partners buy: how one is registered, with its trial.
export { registerPartner } from "./api.ts";
