// The live events of orders for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const orderChanged = liveEvent<{ orderId: string }>("order_changed", access.view(PAGE.pedidos));
