// From a contact's page: finds the contact to merge it with by typing.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { List } from "../../../../ui/list/list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { SearchInput } from "../../../../ui/pick/search-input.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { findContacts } from "../api.ts";
import { phoneText } from "../directory/directory-columns.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

export function MergeWith({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const [text, setText] = useState("");
  const [other, setOther] = useState<string | null>(null);
  const typed = text.trim();
  const read = useQuery({
    queryKey: ["client.search", businessId, "merge", typed],
    enabled: businessId !== null && typed.length >= 2,
    queryFn: ({ signal }) => findContacts(businessId as string, typed, signal),
  });
  const found = (read.data ?? []).filter(({ _id }) => _id !== contact._id);
  if (other) return <MergeDialog ids={[contact._id, other]} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={`Unir a ${contactName(contact)} con…`} size="small">
      <SearchInput value={text} onChange={setText} label="Buscar contacto" placeholder="Nombre, número o correo" />
      <Box sx={{ mt: 1, minHeight: 160 }}>
        {typed.length < 2 ? (
          <Empty drawing="search" text="Busca al otro contacto que es la misma persona." dense />
        ) : (
          <List
            label="Contactos encontrados"
            items={found}
            itemId={({ _id }) => _id}
            loading={read.isPending}
            error={read.error}
            onRetry={() => void read.refetch()}
            onOpen={({ _id }) => setOther(_id)}
            renderItem={(one) => (
              <Row start={<Avatar name={contactName(one)} />} title={contactName(one)} subtitle={phoneText(one)} />
            )}
            empty={<Empty drawing="search" text={`Nadie más coincide con «${typed}».`} dense />}
          />
        )}
      </Box>
    </Dialog>
  );
}
