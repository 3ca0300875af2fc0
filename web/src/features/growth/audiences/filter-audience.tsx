import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { type Audience, audiences as resource } from "@mostrador/domain/growth/audiences/resource.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { audiences, useChangeFilter } from "./api.ts";
import { AudienceForm } from "./fields.tsx";
import { RemoveFilter } from "./shown-audience.tsx";

/**
 * Next to the directory's filter: saves it as a living audience, replaces an existing one's, or shows which audience
 * is open.
 */
export function FilterAudience({ filter }: { filter: ContactFilter }) {
  const [isOpen, setOpen] = useState(false);
  const search = (useSearchParams()[0].get("buscar") ?? "").trim();
  const { audience, ...rest } = filter;
  const all = audiences.useAll().data;
  const mayEdit = useMayCall()(resource.routes.edit);
  const change = useFilterOf();
  if (audience) return <RemoveFilter name={all?.find(({ _id }) => _id === audience)?.name ?? "Audiencia"} />;
  const living = mayEdit ? (all ?? []).filter((each) => each.filter && !each.isArchived) : [];
  return (
    <>
      <MenuButton
        label="Audiencia con estos filtros"
        align="left"
        trigger={(props) => (
          <Button variant="text" {...props}>
            Audiencia
          </Button>
        )}
        actions={[
          { label: "Crear audiencia", onSelect: () => setOpen(true) },
          ...living.map((each, index) => ({
            label: `Usar estos filtros en «${each.name}»`,
            divided: index === 0,
            onSelect: () => void change(each, rest),
          })),
        ]}
      />
      {isOpen && <AudienceForm audience={null} filter={rest} search={search} onClose={() => setOpen(false)} />}
    </>
  );
}

function useFilterOf() {
  const { mutateAsync: edit } = useChangeFilter();
  const toast = useToast();
  const fail = (reason: unknown) => toast.error(sayError(reason));
  const write = async ({ _id, updatedAt }: Audience, filter: Audience["filter"]) =>
    (await edit({ params: { id: _id }, body: { audience: { filter, updatedAt } } })).data;
  return async (audience: Audience, filter: Audience["filter"]) => {
    try {
      const changed = await write(audience, filter);
      toast.undo(`«${audience.name}» usa ahora estos filtros`, () => void write(changed, audience.filter).catch(fail));
    } catch (reason) {
      fail(reason);
    }
  };
}
