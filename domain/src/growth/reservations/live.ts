// The live events of the booking page for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const reservationSettingsChanged = liveEvent("reservation_settings_changed", access.view(PAGE.negocio));
