/** What the menu of the agenda offers comes when it is opened, or before, while nobody waits. */
export const loadShownChoices = () => import("./shown-choices.tsx");

/** What goes on paper, and how. */
export const loadPrint = () => import("../print/print-agenda.ts");
