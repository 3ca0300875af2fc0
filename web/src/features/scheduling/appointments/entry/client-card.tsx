// The client of an appointment, with the two ways to write to them.
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { isMissing } from "../../../../lib/client.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { ChatBubbleOutlineRounded, WhatsApp } from "../../../../ui/icon/messages.ts";
import { useContact } from "../../../business/contacts/index.ts";

export function ClientCard({ clientId, name }: { clientId: string; name: string }) {
  const contact = useContact(clientId);
  const isGone = isMissing(contact.error);
  const phone = contact.data?.whatsapp ? canonicalPhone(contact.data.countryCode, contact.data.whatsapp) : "";
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 1.5, p: 1.5, bgcolor: "surface.sunken", borderRadius: "10px" }}
    >
      <Avatar name={name} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isGone ? (
          <Typography noWrap>{name}</Typography>
        ) : (
          <MuiLink component={Link} to={`/contactos/${clientId}`} noWrap sx={{ display: "block" }}>
            {name}
          </MuiLink>
        )}
        <Typography variant="body2" color="textSecondary" noWrap>
          {isGone
            ? "Sus datos se borraron."
            : contact.error
              ? "Error al cargar información del cliente"
              : phone
                ? displayPhone(phone)
                : " "}
        </Typography>
      </Box>
      {!isGone && (
        <IconAction label="Abrir chat" component={Link} {...{ to: `/chat?cliente=${clientId}` }}>
          <ChatBubbleOutlineRounded />
        </IconAction>
      )}
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
