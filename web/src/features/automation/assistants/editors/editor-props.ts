import type { Assistant, AssistantEdit } from "@mostrador/domain/automation/assistants/schema.ts";
import type { AutoFormProps } from "../../../../ui/form/auto-form.tsx";

/** The props of the three assistant editors. */
export type EditorProps = {
  assistant: Assistant;
  /** Fields left out keep their stored value. */
  onSave: (changes: AssistantEdit) => Promise<unknown>;
  onState: AutoFormProps["onState"];
  /** All form values, saved or not. */
  onValues: (values: AssistantEdit) => void;
};
