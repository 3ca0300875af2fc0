import { createAppointment } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { InConversation } from "../../../lib/conversation/in-conversation.ts";
import { EventAvailableOutlined } from "../../../ui/icon/places.ts";

export const inConversation: InConversation = {
  start: {
    name: "cita",
    label: "Agendar cita",
    icon: EventAvailableOutlined,
    route: createAppointment,
    load: async () => (await import("./quick-booking/quick-booking.tsx")).QuickBooking,
  },
};
