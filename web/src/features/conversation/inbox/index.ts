// The inbox on screen.
export { InboxPage } from "./inbox-page.tsx";
