// Contact cards sent in a message: save one as a contact, or write to it.
import type { ContactCard } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Avatar } from "../../../../../ui/data/avatar.tsx";
import { CARD } from "./card-look.ts";
import { cardPhone } from "./card-phone.ts";
import { useCardContact } from "./use-card-contact.ts";

export function ContactCards({ cards }: { cards: readonly ContactCard[] }) {
  return (
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 0.75 }}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of one message never change places
        <Card key={index} card={card} />
      ))}
    </Stack>
  );
}

function Card({ card }: { card: ContactCard }) {
  const contact = useCardContact(card);
  const name = card.name || "Sin nombre";
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ display: "flex", gap: 1.25, alignItems: "center" }}>
        <Avatar name={name} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Box>
          {card.organization && <Box sx={MORE}>{card.organization}</Box>}
          {card.phones.map((phone) => (
            <Box key={`${phone.phone} ${phone.waId}`} sx={MORE}>
              {cardPhone(phone)}
            </Box>
          ))}
          {card.emails.map((email) => (
            <Box key={email} sx={MORE}>
              <Link href={`mailto:${email}`} color="inherit">
                {email}
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
      {(contact.maySave || contact.mayOpen) && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
          {contact.maySave && (
            <Button size="small" disabled={contact.isBusy} onClick={() => void contact.save()}>
              Guardar contacto
            </Button>
          )}
          {contact.mayOpen && (
            <Button size="small" disabled={contact.isBusy} onClick={() => void contact.open()}>
              Abrir chat
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const MORE = { typography: "body2", color: "text.secondary", overflowWrap: "anywhere" } as const;
