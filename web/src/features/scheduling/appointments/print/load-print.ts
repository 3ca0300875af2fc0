/** What goes on paper, and how: with the forms, or when it is asked for. */
export const loadPrint = () => import("./print-agenda.ts");
