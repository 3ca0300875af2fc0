// WhatsApp templates on screen: their page, and what the inbox uses of them.
export { useTemplates } from "./api.ts";
export { PromotionWarning } from "./promotion-warning.tsx";
export { TemplateBubble } from "./template-bubble.tsx";
export { variableLabel } from "./template-look.ts";
