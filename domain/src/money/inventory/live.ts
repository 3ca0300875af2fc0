// The live events of stock movements for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const stockMovementChanged = liveEvent<{ movementId: string }>(
  "stock_movement_changed",
  access.view(PAGE.inventario),
);
