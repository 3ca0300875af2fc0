// The client of an appointment, and the two ways to write to them.
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { ChatBubbleOutlineRounded, WhatsApp } from "../../../../ui/icon/messages.ts";
import { useContact } from "../../../business/contacts/index.ts";

export function ClientCard({ clientId, name }: { clientId: string; name: string }) {
  const contact = useContact(clientId);
  const phone = contact.data?.whatsapp ? canonicalPhone(contact.data.countryCode, contact.data.whatsapp) : "";
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 1.5, p: 1.5, bgcolor: "surface.sunken", borderRadius: "10px" }}
    >
      <Avatar name={name} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MuiLink component={Link} to={`/contactos?contacto=${clientId}`} noWrap sx={{ display: "block" }}>
          {name}
        </MuiLink>
        <Typography variant="body2" color="textSecondary" noWrap>
          {contact.error ? "Error al cargar información del cliente" : phone ? displayPhone(phone) : " "}
        </Typography>
      </Box>
      <IconAction label="Abrir chat" component={Link} {...{ to: `/chat?cliente=${clientId}` }}>
        <ChatBubbleOutlineRounded />
      </IconAction>
      {phone && (
        <IconAction
          label="Escribir por WhatsApp"
          component="a"
          {...{ href: `https://wa.me/${phone}`, target: "_blank", rel: "noopener" }}
        >
          <WhatsApp />
        </IconAction>
      )}
    </Box>
  );
}
