// The form of an audience. A new one starts with the given contacts or filter.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { type Audience, type NewAudience, audiences as resource } from "@mostrador/domain/growth/audiences/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { audiences } from "./api.ts";

const clientsField = latePart(async () => (await import("./clients-field.tsx")).ClientsField);

type Props = {
  audience: Audience | null;
  onClose: () => void;
  clients?: readonly string[];
  filter?: Partial<ContactFilter> | null;
  /** The parts of the directory's query that a living audience does not include. */
  search?: string;
  onSaved?: () => void;
};

export function AudienceForm({ audience, onClose, clients = [], filter = null, search = "", onSaved }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = audiences.useSave();
  const begun = { name: "", description: "", clients, filter };
  const { name, description } = audience ?? begun;
  /** Without given contacts or a filter, the members are chosen here. */
  const isChosenHere = !audience && clients.length === 0 && filter === null;
  return (
    <ResourceDialog<NewAudience>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={audience}
      schema={(audience ? resource.Edit : resource.New) as typeof resource.New}
      values={audience ? { name, description } : { ...begun, businessId }}
      titles={{ add: "Crear audiencia", edit: "Editar audiencia" }}
      save={async (values) => {
        // The given contacts or filter, even when the rest comes from an older draft.
        const answer = await save(audience, {
          ...values,
          ...(!audience && (isChosenHere ? { filter } : { clients, filter })),
          businessId,
        });
        onSaved?.();
        return answer;
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Nombre" autoFocus />
      <TextArea
        name="description"
        label="Descripción"
        required={false}
        minRows={2}
        max={500}
        help={helpOf(audience, clients.length, filter !== null, search)}
      />
      {isChosenHere && <Late part={clientsField} props={{ name: "clients" }} />}
    </ResourceDialog>
  );
}

function helpOf(audience: Audience | null, chosen: number, isLiving: boolean, search: string): string {
  if (audience) return "";
  const left = search && ` La búsqueda «${search}» no cuenta.`;
  if (isLiving) return `Viva: siempre la forman quienes cumplan los filtros que tienes puestos.${left}`;
  if (chosen > 0) return chosen === 1 ? "Con el contacto que elegiste." : `Con los ${chosen} contactos que elegiste.`;
  return "";
}
