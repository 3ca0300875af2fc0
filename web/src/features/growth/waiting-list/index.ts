// Who waits for an earlier place, as the staff sees it.
export { WaitingListPage } from "./waiting-list-page.tsx";
