import { readArrivalCode } from "@mostrador/domain/scheduling/kiosk/routes.ts";
import { latePart } from "../../../ui/state/late.tsx";
import type { InAppointment } from "../appointments/index.ts";

export const inAppointment: InAppointment = {
  name: "llegada",
  route: readArrivalCode,
  part: latePart(async () => (await import("./arrival-code.tsx")).ArrivalCode),
};
