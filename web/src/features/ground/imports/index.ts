// Bringing in rows from spreadsheets, for every resource that declares its columns.
export { ImportDialog } from "./import-dialog.tsx";
export type { ImportOf } from "./import-of.ts";
export { OneOrMany } from "./one-or-many.tsx";
