// The ready rules on screen.
export { ReadyRulesPage } from "./ready-rules-page.tsx";
