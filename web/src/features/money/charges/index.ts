// Charging on screen: what an open appointment, order or enrollment shows of it.

export { ChargeLine, useIsPaid } from "./charge-line.tsx";
export { restOf } from "./today/expected.ts";
export { TodayMoney } from "./today/today-money.tsx";
export { chargeLabel, useCharging } from "./today/use-charging.tsx";
export { useDayDue, useDayMoneyLive } from "./today/use-day-due.ts";
