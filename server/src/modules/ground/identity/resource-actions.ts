// The usual actions of every resource: their blind edits stand in the history (D-15.2).
import { createResourceActions } from "../../../kernel/resource/resource-actions.ts";
import { noteBlindEdit } from "./note-blind-edit.ts";

export const resourceActions = createResourceActions(noteBlindEdit);
