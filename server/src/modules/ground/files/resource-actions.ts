// The usual actions of every resource: with blind edits recorded in the audit log (D-15.2), and with their files kept.
import { createResourceActions } from "../../../kernel/resource/resource-actions.ts";
import { noteBlindEdit } from "../identity/index.ts";
import { rowFiles } from "./row-files.ts";

export const resourceActions = createResourceActions({ noteBlindEdit, rowFiles });
