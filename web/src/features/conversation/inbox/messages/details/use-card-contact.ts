// Finds the contact of a card by its number, or creates it.
import { createContact, searchContacts } from "@mostrador/domain/business/contacts/routes.ts";
import { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import type { ContactCard } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import { useNavigate } from "react-router";
import { read } from "../../../../../lib/client.ts";
import { useCall } from "../../../../../lib/query.ts";
import { useActiveBusiness, useMayCall } from "../../../../../lib/session/active-business.ts";
import { sayError } from "../../../../../ui/state/say-error.ts";
import { useToast } from "../../../../../ui/state/toast.ts";
import { cardNumber } from "./card-phone.ts";

const STALE = ["client.list", "client.search"];

export function useCardContact(card: ContactCard) {
  const { businessId } = useActiveBusiness();
  const create = useCall(createContact, STALE);
  const mayCall = useMayCall();
  const navigate = useNavigate();
  const toast = useToast();
  const number = cardNumber(card.phones.find(({ waId }) => waId) ?? card.phones[0]);

  const find = async (): Promise<string | null> => {
    if (!number || !businessId) return null;
    const found = await read(searchContacts, { query: { businessId, search: number.whatsapp, limit: 10 } });
    return found.find(({ whatsapp }) => whatsapp === number.whatsapp)?._id ?? null;
  };
  const make = async (): Promise<string> => {
    const [email = ""] = card.emails;
    const client = NewContact.parse({ businessId, name: card.name || number?.whatsapp, email, ...number });
    const { data } = await create.mutateAsync({ body: { client } });
    return data._id;
  };
  const saying = (work: () => Promise<void>) => work().catch((error: unknown) => toast.error(sayError(error)));

  return {
    isBusy: create.isPending,
    maySave: number !== null && mayCall(createContact),
    mayOpen: number !== null && mayCall(searchContacts),
    save: () =>
      saying(async () => {
        if (await find()) return toast.success("Ese contacto ya está guardado.");
        await make();
        toast.success("Contacto guardado.");
      }),
    open: () =>
      saying(async () => {
        const id = (await find()) ?? (await make());
        void navigate(`/chat?cliente=${id}`);
      }),
  };
}
