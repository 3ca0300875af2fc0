// Planned messages on screen: the plan of the whole business, and the parts that show those of a contact.
export { useNotifications } from "./api.ts";
export { MessageRow, PLAN_MESSAGE } from "./message-row.tsx";
export { whenText } from "./when-text.ts";
