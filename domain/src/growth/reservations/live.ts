// What open screens are told of the booking page.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const reservationSettingsChanged = liveEvent("reservation_settings_changed", access.view(PAGE.negocio));
