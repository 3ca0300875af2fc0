// The public API of identity in the browser. Its pages load by their addresses.
export { sendVerification } from "./api.ts";
