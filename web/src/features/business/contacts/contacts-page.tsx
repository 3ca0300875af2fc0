// Contactos: the people that the business knows. The search, the type and the open contact live in the address.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { createContact } from "@mostrador/domain/business/contacts/routes.ts";
import type { ContactSummary, ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { addressNow } from "../../../lib/address-now.ts";
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
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { useContactSearch, useContacts, useContactsLive } from "./api.ts";
import { ContactDrawer } from "./contact-drawer.tsx";
import { ContactForm } from "./contact-form.tsx";
import { TYPES, typeOf } from "./contact-type.ts";
import { foundContact } from "./found-contact.ts";
import { Marked } from "./marked.tsx";

export function ContactsPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get("buscar") ?? "";
  const type = (TYPES.find((one) => one.value === params.get("tipo"))?.value ?? null) as ContactType | null;
  const openId = params.get("contacto");
  const { begun, begin, end } = useBegun();
  const mayAdd = useMayCall()(createContact);
  const list = useContacts(type);
  const found = useContactSearch(search);
  const searching = search.trim().length >= 2;
  useContactsLive();
  const set = (name: string, value: string | null) =>
    setParams(
      () => {
        const next = addressNow();
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      // Opening a contact is a step that the way back undoes; searching is not.
      { replace: name !== "contacto" || value === null },
    );
  const removed = useRemovedIds();
  const items = (
    searching
      ? (found.data ?? []).filter((contact) => !type || contact.type === type)
      : (list.data?.pages.flatMap((page) => page.clients) ?? [])
  ).filter(({ _id }) => !removed.has(_id));
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
        </>
      }
    >
      <Card flush>
        <DataList<ContactSummary>
          label="Contactos"
          items={items}
          itemId={(contact) => contact._id}
          onOpen={(contact) => set("contacto", contact._id)}
          openId={openId}
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
      {openId && <ContactDrawer id={openId} onClose={() => set("contacto", null)} />}
      {begun && mayAdd && <ContactForm contact={null} onClose={end} />}
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
