// The usual actions of every resource: their blind edits are in the history (D-15.2), their files are kept.
import { createResourceActions } from "../../../kernel/resource/resource-actions.ts";
import { noteBlindEdit } from "../identity/index.ts";
import { rowFiles } from "./row-files.ts";

export const resourceActions = createResourceActions({ noteBlindEdit, rowFiles });
