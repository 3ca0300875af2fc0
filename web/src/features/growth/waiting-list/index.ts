// The waiting list for staff.
export { WaitingListPage } from "./waiting-list-page.tsx";
