// What a message has instead of text: a location, contact cards, an order, a form, or a notice about calls.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import { PhoneOutlined } from "../../../../../ui/icon/media.ts";
import { ContactCards } from "./contact-cards.tsx";
import { FormCard } from "./form-card.tsx";
import { LocationCard } from "./location-card.tsx";
import { OrderCard } from "./order-card.tsx";

export function MessageCard({ message }: { message: Message }) {
  const { location, contacts, order, form, callPermission } = message.details ?? {};
  if (location) return <LocationCard location={location} />;
  if (contacts?.length) return <ContactCards cards={contacts} />;
  if (order) return <OrderCard order={order} />;
  if (form) return <FormCard form={form} />;
  if (!callPermission) return null;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
      <PhoneOutlined sx={{ fontSize: 20, color: "text.secondary" }} />
      {callPermission.isGranted ? "Aceptó que le llames" : "No quiere que le llames"}
    </Box>
  );
}
