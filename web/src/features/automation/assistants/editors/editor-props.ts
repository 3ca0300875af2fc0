import type { Assistant, AssistantEdit } from "@mostrador/domain/automation/assistants/schema.ts";
import type { AutoFormProps } from "../../../../ui/form/auto-form.tsx";

/** What each of the three editors of an assistant is given. */
export type EditorProps = {
  assistant: Assistant;
  /** What is left out stays as it is stored. */
  onSave: (changes: AssistantEdit) => Promise<unknown>;
  onState: AutoFormProps["onState"];
  /** All that stands in the form, saved or not. */
  onValues: (values: AssistantEdit) => void;
};
