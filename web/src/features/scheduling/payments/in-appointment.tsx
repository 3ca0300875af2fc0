// What hangs on an open appointment of payments.
export { PayOnline as InAppointment } from "./pay-online.tsx";
