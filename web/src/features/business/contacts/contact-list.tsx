// The people that the business knows. The search and the type live in the address; each opens on a page of its own.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { createContact } from "@mostrador/domain/business/contacts/routes.ts";
import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { addressNow } from "../../../lib/address-now.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { PersonAddAltRounded } from "../../../ui/icon/people.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { DataList } from "../../../ui/list/data-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { SearchInput } from "../../../ui/pick/search-input.tsx";
import type { ListAddress } from "../../../ui/resource/use-list-address.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { useContactsLive } from "./api.ts";
import { TYPES, typeOf } from "./contact-type.ts";
import { foundContact } from "./found-contact.ts";
import { ManyContacts } from "./many/many-contacts.tsx";
import { Marked } from "./marked.tsx";
import { useShownContacts } from "./use-shown-contacts.ts";

const form = latePart(async () => (await import("./form/contact-form.tsx")).ContactForm);

type Props = { address: ListAddress; parts: Required<InContact> };

export function ContactList({ address, parts }: Props) {
  const [params, setParams] = useSearchParams();
  const search = params.get("buscar") ?? "";
  const { begun, begin, end } = useBegun();
  const mayAdd = useMayCall()(createContact);
  const { list, found, searching, type, items } = useShownContacts();
  useContactsLive();
  const set = (name: string, value: string | null) =>
    setParams(
      () => {
        const next = addressNow();
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      // Searching is no step that the way back undoes.
      { replace: true },
    );
  const words = searching ? contactWords(search) : [];
  const nameOf = (contact: ContactSummary) => {
    const { name, why } = foundContact(contact, searching ? search : "");
    return <Marked text={why ? `${name} · ${why}` : name} words={words} />;
  };
  const add = mayAdd && (
    <Button variant="contained" color="primary" startIcon={<PersonAddAltRounded />} onClick={() => begin()}>
      Registrar contacto
    </Button>
  );
  return (
    <Page
      title="Contactos"
      // With nobody yet, the empty place itself offers to add.
      action={(items.length > 0 || searching || type) && add}
      tools={
        <>
          <SearchInput
            value={search}
            onChange={(text) => set("buscar", text)}
            label="Buscar contacto"
            placeholder="Nombre, número o correo"
          />
          <Tabs
            label="Tipo de contacto"
            value={type ?? "todos"}
            onChange={(value) => set("tipo", value === "todos" ? null : value)}
            tabs={[{ value: "todos", label: "Todos" }, ...TYPES.map(({ value, plural }) => ({ value, label: plural }))]}
          />
          <ManyContacts type={type} />
        </>
      }
    >
      <Card flush>
        <DataList<ContactSummary>
          label="Contactos"
          items={items}
          itemId={(contact) => contact._id}
          onOpen={(contact) => address.open(contact._id)}
          loading={searching ? found.isPending : list.isPending}
          error={searching ? found.error : list.error}
          onRetry={() => void (searching ? found.refetch() : list.refetch())}
          hasMore={!searching && list.hasNextPage}
          loadingMore={list.isFetchingNextPage}
          {...(!list.isFetching && { onMore: () => void list.fetchNextPage() })}
          columns={[
            { key: "name", label: "Nombre", render: (contact) => <Named contact={contact}>{nameOf(contact)}</Named> },
            { key: "phone", label: "WhatsApp", render: phoneText, width: 190 },
            { key: "email", label: "Correo", render: (contact) => contact.email, wideOnly: true },
            { key: "type", label: "Tipo", render: typeChip, width: 140 },
            {
              key: "last",
              label: "Última interacción",
              width: 190,
              render: (contact) => contact.lastInteraction && <DateTime value={contact.lastInteraction} relative />,
            },
          ]}
          renderRow={(contact) => (
            <Row
              start={<Avatar name={contactName(contact)} />}
              title={nameOf(contact)}
              subtitle={phoneText(contact)}
              aside={typeOf(contact.type).label}
            />
          )}
          empty={
            searching ? (
              <Empty drawing="search" text={`Nadie coincide con «${search}».`} dense />
            ) : (
              <Empty
                drawing="people"
                text="Quien te escribe por WhatsApp aparece aquí; también puedes registrar a tus clientes."
                action={add}
              />
            )
          }
        />
      </Card>
      {begun && mayAdd && <Late part={form} props={{ contact: null, interests: parts.interests, onClose: end }} />}
    </Page>
  );
}

function Named({ contact, children }: { contact: ContactSummary; children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.25 }}>
      <Avatar name={contactName(contact)} size={28} />
      <span>{children}</span>
    </Box>
  );
}

function phoneText({ countryCode, whatsapp }: ContactSummary): string {
  return whatsapp ? displayPhone(canonicalPhone(countryCode, whatsapp)) : "";
}

function typeChip(contact: ContactSummary) {
  const { tone, mark, label } = typeOf(contact.type);
  return <StatusChip tone={tone} mark={mark} label={label} />;
}
