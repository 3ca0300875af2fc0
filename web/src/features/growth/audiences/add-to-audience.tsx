// Adds the selected contacts to an existing or new list; in an audience's directory it also removes them.
import { MOST_MEMBERS, audiences as resource } from "@mostrador/domain/growth/audiences/resource.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { audiences, useChangeMembers } from "./api.ts";
import { AudienceForm } from "./fields.tsx";

type Props = { ids: readonly string[]; onDone: () => void };
type Change = { add?: readonly string[]; remove?: readonly string[] };
const AT_ONCE = 500;

export function AddToAudience({ ids, onDone }: Props) {
  const { businessId } = useActiveBusiness();
  const mayCreate = useMayCall()(resource.routes.create);
  const shown = useSearchParams()[0].get("audience");
  const lists = (audiences.useAll().data ?? []).filter(({ filter, isArchived }) => !filter && !isArchived);
  const { mutateAsync: change } = useChangeMembers();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  /** The maximum number in one call. */
  const send = async (id: string, { add = [], remove = [] }: Change) => {
    const done = { added: [] as string[], removed: [] as string[] };
    for (let at = 0; at < Math.max(add.length, remove.length); at += AT_ONCE) {
      const part = { add: add.slice(at, at + AT_ONCE), remove: remove.slice(at, at + AT_ONCE) };
      const { data } = await change({ params: { id }, body: { businessId: businessId as string, ...part } });
      done.added.push(...data.added);
      done.removed.push(...data.removed);
    }
    return done;
  };
  const fail = (reason: unknown) => toast.error(sayError(reason));
  const add = async ({ _id: id, name, clients }: (typeof lists)[number]) => {
    if (new Set([...clients, ...ids]).size > MOST_MEMBERS) return toast.error(tooMany(`«${name}»`));
    try {
      const { added } = await send(id, { add: ids });
      if (added.length === 0) return toast.info(`Ya estaban en «${name}».`);
      toast.undo(`Se agregaron a «${name}»: ${added.length}`, () => void send(id, { remove: added }).catch(fail));
      onDone();
    } catch (reason) {
      fail(reason);
    }
  };
  const remove = async (id: string) => {
    try {
      const { removed } = await send(id, { remove: ids });
      toast.undo(`Se quitaron de la audiencia: ${removed.length}`, () => void send(id, { add: removed }).catch(fail));
      onDone();
    } catch (reason) {
      fail(reason);
    }
  };
  return (
    <>
      <MenuButton
        label="Agregar a audiencia"
        trigger={(props) => (
          <Button size="small" {...props}>
            Agregar a audiencia
          </Button>
        )}
        actions={[
          ...lists.map((list) => ({ label: list.name, onSelect: () => void add(list) })),
          ...(mayCreate
            ? [
                {
                  label: "Crear audiencia",
                  divided: lists.length > 0,
                  onSelect: () => (ids.length > MOST_MEMBERS ? toast.error(tooMany("Una audiencia")) : setOpen(true)),
                },
              ]
            : []),
        ]}
      />
      {shown && (
        <Button size="small" onClick={() => void remove(shown)}>
          Quitar de la audiencia
        </Button>
      )}
      {isOpen && <AudienceForm audience={null} clients={ids} onClose={() => setOpen(false)} onSaved={onDone} />}
    </>
  );
}

function tooMany(which: string): string {
  return `${which} puede tener hasta ${MOST_MEMBERS} contactos elegidos. Elige menos, o crea una audiencia viva con los filtros.`;
}
