// The bulk actions on selected contacts: type, assistant on or off, delete, and those of other capabilities. Each can
// be undone.

import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { DirectoryContact } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { exportContacts } from "@mostrador/domain/business/contacts/import/routes.ts";
import { mergeContacts } from "@mostrador/domain/business/contacts/merge/routes.ts";
import { changeContacts, deleteContacts } from "@mostrador/domain/business/contacts/routes.ts";
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import type { InContact } from "../../../../lib/contact/in-contact.ts";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { SelectionBar } from "../../../../ui/list/selection-bar.tsx";
import { useUndoableRemoval } from "../../../../ui/resource/use-undoable-removal.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { TYPES } from "../contact-type.ts";
import { ExportButton } from "../spreadsheet/export-button.tsx";
import { inParts, useChangeContacts, useDeleteContacts } from "./directory-api.ts";

const mergeDialog = latePart(async () => (await import("../merge/merge-dialog.tsx")).MergeDialog);

const shown = (count: number) => count.toLocaleString("es-MX");

const leftText = (count: number) => `${shown(count)} sin cambio, por oposición al asistente`;

type Change = { type?: ContactType; noRespond?: boolean };
type Props = {
  /** All selected ones, on all pages. */
  ids: readonly string[];
  /** The selected ones on this page. */
  contacts: readonly DirectoryContact[];
  parts: Required<InContact>;
  /** 'Seleccionar los 240 que cumplen', until all are selected. */
  more: { label: string; busy: boolean; onSelect: () => void } | null;
  onClear: () => void;
};

export function SelectedContacts({ ids, contacts, parts, more, onClear }: Props) {
  const { businessId } = useActiveBusiness();
  const mayCall = useMayCall();
  const phone = usePhone();
  const toast = useToast();
  const { mutateAsync: change } = useChangeContacts();
  const { mutateAsync: remove } = useDeleteContacts();
  const removeUndoably = useUndoableRemoval();
  const bulk = useMemo(() => parts.bulk.map((one) => ({ ...one, part: latePart(one.load) })), [parts]);
  const [merging, setMerging] = useState<readonly [string, string] | null>(null);
  const send = async (all: readonly string[], changed: Change) => {
    const body = { businessId: businessId as string, change: changed };
    const answers = await inParts(all, (some) => change({ body: { ...body, ids: some } }));
    return {
      before: answers.flatMap(({ data }) => data.before),
      objected: answers.reduce((sum, { data }) => sum + data.objected, 0),
    };
  };
  const apply = async (changed: Change) => {
    try {
      const { before, objected } = await send(ids, changed);
      if (before.length === 0) return toast.info("Ya estaban así.");
      const said = before.length === 1 ? "1 contacto actualizado" : `${shown(before.length)} contactos actualizados`;
      toast.undo(
        objected > 0 ? `${said}; ${leftText(objected)}` : said,
        () => void takeBack(before).catch((reason: unknown) => toast.error(sayError(reason))),
      );
      onClear();
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  /** Contacts with the same previous value are restored together. */
  const takeBack = async (before: readonly { _id: string; type: ContactType; noRespond: boolean }[]) => {
    const groups = Map.groupBy(before, ({ type, noRespond }) => JSON.stringify({ type, noRespond }));
    await Promise.all(
      [...groups].map(([was, some]) =>
        send(
          some.map(({ _id }) => _id),
          JSON.parse(was) as Change,
        ),
      ),
    );
  };
  const takeAway = () => {
    const [first] = ids;
    if (!first) return;
    const [only] = ids.length === 1 ? contacts : [];
    removeUndoably({
      id: first,
      besides: ids.slice(1),
      said:
        ids.length === 1
          ? `Se eliminó a ${only ? contactName(only) : "un contacto"}, con sus conversaciones.`
          : `Se eliminaron ${shown(ids.length)} contactos, con sus conversaciones.`,
      carryOut: () => inParts(ids, (some) => remove({ body: { businessId: businessId as string, ids: some } })),
    });
    onClear();
  };
  return (
    <>
      <SelectionBar count={ids.length} onClear={onClear}>
        {more && (
          <Button size="small" variant="text" disabled={more.busy} onClick={more.onSelect}>
            {more.label}
          </Button>
        )}
        {mayCall(changeContacts) && (
          <MenuButton
            label="Cambiar"
            trigger={(props) => (
              <Button size="small" {...props}>
                Cambiar
              </Button>
            )}
            actions={[
              ...TYPES.map(({ value, label }) => ({
                label: `Tipo: ${label}`,
                onSelect: () => void apply({ type: value }),
              })),
              {
                label: "El asistente no les responde",
                divided: true,
                onSelect: () => void apply({ noRespond: true }),
              },
              { label: "El asistente les responde", onSelect: () => void apply({ noRespond: false }) },
            ]}
          />
        )}
        {mayCall(exportContacts) && ids.length > 0 && <ExportButton ids={ids} size="small" />}
        {mayCall(mergeContacts) && ids.length === 2 && (
          <Button size="small" onClick={() => setMerging([...ids] as [string, string])}>
            Unir contactos
          </Button>
        )}
        {mayCall(deleteContacts) && (
          <Button size="small" color="error" startIcon={!phone && <DeleteOutlineRounded />} onClick={takeAway}>
            Eliminar
          </Button>
        )}
        {/* last: they come later, and move nothing that a person is about to press */}
        {bulk
          .filter((one) => mayCall(one.route))
          .map(({ name, part }) => (
            <Late key={name} part={part} props={{ ids, contacts, onDone: onClear }} />
          ))}
      </SelectionBar>
      {merging && (
        <Late part={mergeDialog} props={{ ids: merging, onClose: () => setMerging(null), onMerged: onClear }} />
      )}
    </>
  );
}
