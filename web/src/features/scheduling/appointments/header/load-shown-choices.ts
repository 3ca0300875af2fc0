/** What the menu of the agenda offers comes when it is opened, or before, while nobody waits. */
export const loadShownChoices = () => import("./shown-choices.tsx");
