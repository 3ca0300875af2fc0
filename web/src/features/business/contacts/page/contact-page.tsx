// The page of one contact, with its own address: its data at the left, its seven tabs at the right. The arrows go
// through the list that it was opened from.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { mergeContacts } from "@mostrador/domain/business/contacts/merge/routes.ts";
import {
  contactHistory,
  createContact,
  deleteContact,
  editContact,
} from "@mostrador/domain/business/contacts/routes.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useEffect, useMemo, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isMissing } from "../../../../lib/client.ts";
import type { InContact } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { Edited } from "../../../../ui/form/edited.tsx";
import { DeleteOutlineRounded, EditOutlined } from "../../../../ui/icon/list-actions.ts";
import { PeopleAltOutlined } from "../../../../ui/icon/people.ts";
import { ScheduleRounded } from "../../../../ui/icon/states.ts";
import { ChevronLeftRounded, ChevronRightRounded } from "../../../../ui/icon/steps.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { NotFoundBox } from "../../../../ui/layout/not-found-box.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import type { ListAddress } from "../../../../ui/resource/use-list-address.ts";
import { useUndoableRemoval } from "../../../../ui/resource/use-undoable-removal.ts";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { FactsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useContact, useDeleteContact } from "../api.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { ContactTabs } from "./contact-tabs.tsx";
import { type Neighbour, useNeighbours } from "./use-neighbours.ts";

const form = latePart(async () => (await import("../form/contact-form.tsx")).ContactForm);
const mergeWith = latePart(async () => (await import("../merge/merge-with.tsx")).MergeWith);
const history = latePart(async () => (await import("./contact-history.tsx")).ContactHistory);

type Props = { id: string; address: ListAddress; parts: Required<InContact> };

export function ContactPage({ id, address, parts }: Props) {
  const read = useContact(id);
  const isRemoved = useRemovedIds().has(id);
  const mayCall = useMayCall();
  const navigate = useNavigate();
  const back = { label: "Contactos", to: address.hrefOf(null), onSelect: () => address.open(null) };
  const contact = isRemoved ? undefined : read.data;
  useLeadsTo(id, contact?._id, address);
  if (!contact) {
    const isGone = isRemoved || isMissing(read.error);
    return (
      <Page title="Contacto" back={back} action={!isGone && <Walk id={id} address={address} />}>
        <Card flush={!read.isPending}>
          {isGone ? (
            <NotFoundBox
              title="Cliente no encontrado"
              back={{ label: "Ver contactos", onSelect: back.onSelect }}
              {...(mayCall(createContact) && { onAdd: () => void navigate("/contactos?nuevo=1") })}
            />
          ) : read.error ? (
            <ErrorState
              title="Error al cargar información del cliente"
              error={read.error}
              onRetry={() => void read.refetch()}
            />
          ) : (
            <FactsSkeleton />
          )}
        </Card>
      </Page>
    );
  }
  const starts = parts.starts.filter(({ route }) => mayCall(route));
  return (
    <Page title={contactName(contact)} back={back} action={<Walk id={id} address={address} />}>
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {starts.map(({ label, to }) => (
            <Button key={label} component={Link} to={to(id)} variant="contained" color="primary" size="large">
              {label}
            </Button>
          ))}
          <ContactPanel
            contact={contact}
            actions={<Actions contact={contact} parts={parts} onRemoved={() => address.open(null)} />}
          />
        </Stack>
        <Box sx={{ minWidth: 0 }}>
          <ContactTabs contact={contact} parts={parts} tab={address.tab} onTab={(name) => address.set("ver", name)} />
        </Box>
      </Box>
    </Page>
  );
}

function Actions({
  contact,
  parts,
  onRemoved,
}: {
  contact: Contact;
  parts: Required<InContact>;
  onRemoved: () => void;
}) {
  const mayCall = useMayCall();
  const [opened, setOpened] = useState<"form" | "history" | "merge" | null>(null);
  const { mutateAsync: remove } = useDeleteContact();
  const removeUndoably = useUndoableRemoval();
  const own = useMemo(() => parts.buttons.map((one) => ({ ...one, part: latePart(one.load) })), [parts]);
  const close = () => setOpened(null);
  const id = contact._id;
  const takeAway = () => {
    const said = `Se eliminó a ${contactName(contact)}, con sus conversaciones.`;
    removeUndoably({ id, said, carryOut: () => remove({ params: { id } }) });
    onRemoved();
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
      {mayCall(editContact) && (
        <Button size="small" startIcon={<EditOutlined />} onClick={() => setOpened("form")}>
          Editar
        </Button>
      )}
      {mayCall(contactHistory) && (
        <Button size="small" variant="text" startIcon={<ScheduleRounded />} onClick={() => setOpened("history")}>
          Historial de cambios
        </Button>
      )}
      {mayCall(mergeContacts) && (
        <Button size="small" variant="text" startIcon={<PeopleAltOutlined />} onClick={() => setOpened("merge")}>
          Unir con otro
        </Button>
      )}
      {mayCall(deleteContact) && (
        <Button size="small" variant="text" color="error" startIcon={<DeleteOutlineRounded />} onClick={takeAway}>
          Eliminar
        </Button>
      )}
      {/* last: they come later, and move nothing that a person is about to press */}
      {own.map(({ name, route, part }) => mayCall(route) && <Late key={name} part={part} props={{ contact }} />)}
      {opened === "form" && (
        <Edited key={contact._id} row={contact}>
          {(read) => <Late part={form} props={{ contact: read, interests: parts.interests, onClose: close }} />}
        </Edited>
      )}
      {opened === "merge" && <Late part={mergeWith} props={{ contact, onClose: close }} />}
      {opened === "history" && <Late part={history} props={{ id, onClose: close }} />}
    </Stack>
  );
}

/** The address of a merged contact redirects to the contact that stayed. */
function useLeadsTo(id: string, found: string | undefined, address: ListAddress): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const to = found && found !== id ? address.hrefOf(found) : null;
  useEffect(() => {
    if (to) void navigate(to, { replace: true, state });
  }, [to, navigate, state]);
}

/** Goes to the previous or next contact in the list; Back still returns to the list. */
function Walk({ id, address }: { id: string; address: ListAddress }) {
  const { before, after } = useNeighbours(id);
  const navigate = useNavigate();
  const { state } = useLocation();
  if (!before && !after) return null;
  const go = (to: Neighbour) => {
    if (!to) return;
    const [path, query] = address.hrefOf(to.id).split("?");
    const params = new URLSearchParams(query);
    if (to.page > 1) params.set("pagina", String(to.page));
    else params.delete("pagina");
    if (address.tab) params.set("ver", address.tab);
    void navigate(`${path}${params.size > 0 ? `?${params}` : ""}`, { replace: true, state });
  };
  return (
    <>
      <IconAction label="Contacto anterior" disabled={!before} onClick={() => go(before)}>
        <ChevronLeftRounded />
      </IconAction>
      <IconAction label="Contacto siguiente" disabled={!after} onClick={() => go(after)}>
        <ChevronRightRounded />
      </IconAction>
    </>
  );
}

const COLUMNS = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "340px minmax(0, 1fr)" },
  alignItems: "start",
} as const;
