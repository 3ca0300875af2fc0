// The directory: the contacts of the business, in pages. Its state is in the address; each contact opens on its own
// page.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import type { DirectoryContact } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { changeContacts, createContact, deleteContacts } from "@mostrador/domain/business/contacts/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { InContact } from "../../../lib/contact/in-contact.ts";
import { useMay, useMayCall } from "../../../lib/session/active-business.ts";
import { MoreTools } from "../../../ui/action/more-tools.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { PersonAddAltRounded } from "../../../ui/icon/contact-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { useRowLists } from "../../../ui/layout/use-screen.ts";
import { DataList } from "../../../ui/list/data-list.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { SearchInput } from "../../../ui/pick/search-input.tsx";
import type { ListAddress } from "../../../ui/resource/use-list-address.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { useContactsLive } from "./api.ts";
import { TYPES, typeOf } from "./contact-type.ts";
import { ColumnChoice, useWantedColumns } from "./directory/column-choice.tsx";
import { PAGE_SIZES } from "./directory/directory-address.ts";
import { phoneText, shownColumns } from "./directory/directory-columns.tsx";
import { DirectoryFilter } from "./directory/directory-filter.tsx";
import { SelectedContacts } from "./directory/selected-contacts.tsx";
import { SortMenu } from "./directory/sort-menu.tsx";
import { useSelection } from "./directory/use-selection.ts";
import { ViewsMenu } from "./directory/views-menu.tsx";
import { foundContact } from "./found-contact.ts";
import { Marked } from "./marked.tsx";
import { DuplicatesButton } from "./merge/duplicates-button.tsx";
import { BulkUpload } from "./spreadsheet/bulk-upload.tsx";
import { ExportButton } from "./spreadsheet/export-button.tsx";
import { useShownContacts } from "./use-shown-contacts.ts";

const form = latePart(async () => (await import("./form/new-contact.tsx")).NewContact);

/** On the phone one line, with less used tools behind 'Más', so that the list starts high on the screen. */
const BUTTONS = { display: "flex", gap: 0.5, flexWrap: "wrap" } as const;
/** It gives way to the buttons next to it, so that all tools of a wide screen stay on one line. */
const SEARCH = { flex: { xs: "1 1 100%", md: "1 1 240px" }, maxWidth: { sm: 420, md: "none" } } as const;

type Props = { address: ListAddress; parts: Required<InContact> };

export function ContactList({ address, parts }: Props) {
  const { begun, begin, end } = useBegun();
  const mayCall = useMayCall();
  const mayAdd = mayCall(createContact);
  const seesMoney = useMay()(PAGE.finanzas);
  const phone = useRowLists();
  const { address: shown, read, items, total, isMore } = useShownContacts();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  useContactsLive();
  const { search, set } = shown;
  const wanted = useWantedColumns(shown);
  const words = search.trim() ? contactWords(search) : [];
  const nameOf = (contact: DirectoryContact) => {
    const { name, why } = foundContact(contact, search.trim());
    return <Marked text={why ? `${name} · ${why}` : name} words={words} />;
  };
  const { columns, choices } = shownColumns(wanted.written, {
    seesMoney,
    rows: items,
    name: (contact) => (
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.25 }}>
        <Avatar name={contactName(contact)} size={28} />
        <span>{nameOf(contact)}</span>
      </Box>
    ),
  });
  const mayChoose = (mayCall(changeContacts) || mayCall(deleteContacts)) && items.length > 0;
  // A phone has no room for checkboxes until selecting starts.
  const isChoosing = mayChoose && (chosen !== null || !phone);
  const selection = useSelection(shown, chosen, setChosen, { total, isMore });
  const selected = items.filter(({ _id }) => chosen?.has(_id));
  const types = shown.filter.type ?? [];
  const tab = types.length === 0 ? "todos" : types.length === 1 ? (types[0] as string) : "";
  /** All contacts or one type; further filters use the directory's own query. */
  const isPlain = words.length === 0 && types.length < 2 && Object.keys(shown.filter).every((name) => name === "type");
  const isBare = read.isSuccess && items.length === 0 && words.length === 0 && !shown.isNarrowed;
  const add = mayAdd && (
    <Button variant="contained" color="primary" startIcon={<PersonAddAltRounded />} onClick={() => begin()}>
      Registrar contacto
    </Button>
  );
  /** For many contacts at once: in the head where there is room. */
  const sheets = (
    <>
      <BulkUpload />
      {isPlain ? <ExportButton type={types[0] ?? null} /> : <ExportButton search={search} filter={shown.filter} />}
    </>
  );
  return (
    <Page
      title="Contactos"
      // Without contacts, the empty state offers to add one.
      action={
        <>
          {!phone && sheets}
          {!isBare && add}
        </>
      }
      tools={
        <>
          <Box sx={SEARCH}>
            <SearchInput
              value={search}
              onChange={(text) => set({ buscar: text })}
              label="Buscar contacto"
              placeholder="Nombre, número o correo"
            />
          </Box>
          <Tabs
            label="Tipo de contacto"
            value={tab}
            onChange={(value) => set({ tipo: value === "todos" ? null : value })}
            tabs={[{ value: "todos", label: "Todos" }, ...TYPES.map(({ value, plural }) => ({ value, label: plural }))]}
          />
          <Box sx={BUTTONS}>
            <DirectoryFilter address={shown} parts={parts} total={total} isMore={isMore} />
            {phone && items.length > 1 && (
              <SortMenu seesMoney={seesMoney} sort={shown.sort} onSort={(orden) => set({ orden })} />
            )}
            {phone && chosen !== null && (
              <Button variant="text" onClick={() => setChosen(null)}>
                Listo
              </Button>
            )}
            {phone ? (
              <MoreTools label="Más acciones">
                {mayChoose && (
                  <Button variant="text" onClick={() => setChosen(new Set())}>
                    Seleccionar
                  </Button>
                )}
                <ViewsMenu query={shown.query} />
                <DuplicatesButton />
                {sheets}
              </MoreTools>
            ) : (
              <>
                <ViewsMenu query={shown.query} />
                <DuplicatesButton />
                <ColumnChoice choices={choices} onChoose={wanted.choose} />
              </>
            )}
          </Box>
        </>
      }
    >
      <SelectedContacts
        ids={[...(chosen ?? [])]}
        contacts={selected}
        parts={parts}
        more={selection.more}
        onClear={() => setChosen(null)}
      />
      <Card flush>
        <DataList<DirectoryContact>
          label="Contactos"
          items={items}
          itemId={(contact) => contact._id}
          itemLabel={contactName}
          onOpen={(contact) => address.open(contact._id)}
          loading={read.isPending}
          error={read.error}
          onRetry={() => void read.refetch()}
          {...(isChoosing && {
            selection: new Set(selected.map(({ _id }) => _id)),
            onSelect: (here) => selection.choose(items, here),
          })}
          {...(shown.sort && { sort: shown.sort })}
          onSort={({ key, direction }) => set({ orden: direction === "desc" ? `-${key}` : key })}
          columns={columns}
          renderRow={(contact) => (
            <Row
              start={<Avatar name={contactName(contact)} />}
              title={nameOf(contact)}
              subtitle={phoneText(contact)}
              aside={typeOf(contact.type).label}
            />
          )}
          empty={
            words.length > 0 && !shown.isNarrowed ? (
              <Empty drawing="search" text={`Nadie coincide con «${search}».`} dense />
            ) : !isBare ? (
              <Empty drawing="search" text="Nadie coincide con la búsqueda y los filtros." dense />
            ) : (
              <Empty
                drawing="people"
                text="Quien te escribe por WhatsApp aparece aquí; también puedes registrar a tus clientes."
                action={add}
              />
            )
          }
        />
        {total !== undefined && total > 0 && (
          <Pager
            page={shown.page}
            size={shown.limit}
            sizes={PAGE_SIZES}
            total={total}
            isMore={isMore}
            onPage={(page) => set({ pagina: page === 1 ? null : String(page) })}
            onSize={(size) => set({ renglones: size === 100 ? null : String(size) })}
          />
        )}
      </Card>
      {begun && mayAdd && <Late part={form} props={{ interests: parts.interests, onClose: end }} />}
    </Page>
  );
}
