// Imports rows from spreadsheets, for all resources that declare columns.
export { ImportDialog } from "./import-dialog.tsx";
export { type ImportOf, importFields } from "./import-of.ts";
export { OneOrMany } from "./one-or-many.tsx";
