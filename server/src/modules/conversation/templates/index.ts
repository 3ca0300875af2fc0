// Templates of WhatsApp: what may be sent after the 24 hours (D-8.6).
export { approvedTemplate, chooseApproved } from "./choose.ts";
