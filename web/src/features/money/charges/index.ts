// Charging on screen: what an open appointment, order or enrollment shows of it.
export { ChargeLine } from "./charge-line.tsx";
