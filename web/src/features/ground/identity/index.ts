// The public API of identity in the browser: what the product asks of it. Its pages are loaded by their addresses.
export { sendVerification } from "./api.ts";
