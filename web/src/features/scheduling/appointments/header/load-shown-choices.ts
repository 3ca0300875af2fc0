/** Loads the agenda's menu when it opens, or earlier when the browser is idle. */
export const loadShownChoices = () => import("./shown-choices.tsx");
