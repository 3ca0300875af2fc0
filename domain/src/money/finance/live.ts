// The live events of money movements for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const moneyMovementChanged = liveEvent<{ movementId: string }>(
  "money_movement_changed",
  access.view(PAGE.finanzas),
);
