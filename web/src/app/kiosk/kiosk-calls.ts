// The calls of a tablet. They are called by address: importing them would also load their validation, which the server
// does anyway.
import type * as routes from "@mostrador/domain/scheduling/kiosk/routes.ts";
import type { Arrival } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import { call, read } from "../../lib/client.ts";

const showKiosk = { method: "GET", path: "/api/kiosco/:token" } as typeof routes.showKiosk;
const arrive = { method: "POST", path: "/api/kiosco/:token/llegada" } as typeof routes.arrive;

/** `/kiosco/{token}` */
const here = () => ({ params: { token: location.pathname.split("/")[2] || "-" } });

export const readKiosk = () => read(showKiosk, here());
export const sendArrival = (arrival: Arrival) => call(arrive, { ...here(), body: { arrival } });
