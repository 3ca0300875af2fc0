// Stock on screen: what an appointment shows of it.
export { ConsumptionForm } from "./consumption-form.tsx";
export { StockList } from "./stock-list.tsx";
