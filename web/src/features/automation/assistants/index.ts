// The assistant screens: their pages, and what the first steps of a business use of them.
export { useAssistants, useCreateAssistant, useEditAssistant } from "./api.ts";
export { AssistantFields } from "./assistant-fields.tsx";
export { assistantValues, firstAssistantValues } from "./assistant-values.ts";
