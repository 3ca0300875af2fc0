// The data of a partner in a form: for its people, and for the team that registers one. After a save the page reloads,
// as its name and picture are everywhere.
import { NewPartner, type Partner, PartnerEdit } from "@mostrador/domain/partners/partners/schema.ts";
import { newKey } from "../../../lib/new-key.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { PhoneField } from "../../../ui/pick/phone-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useCreatePartner, useEditPartner } from "./api.ts";
import { reloadSoon } from "./reload-soon.ts";

type Values = NonNullable<PartnerEdit>;
const Edit = PartnerEdit.pick({ name: true, description: true, partnerCode: true, whatsapp: true, countryCode: true });
const New = NewPartner.pick({ name: true, description: true, partnerCode: true, whatsapp: true, countryCode: true });

type Props = {
  partner?: Partner;
  /** How a new one is registered; left out: without a subscription. Resolves to the text to show. */
  register?: ((draft: NewPartner) => Promise<string>) | undefined;
  onClose: () => void;
};

export function PartnerDialog({ partner, register, onClose }: Props) {
  const edit = useEditPartner();
  const create = useCreatePartner();
  const toast = useToast();
  const save = async ({ _id, updatedAt }: Partner, values: Values) =>
    (await edit.mutateAsync({ params: { id: _id }, body: { partner: { ...values, updatedAt } } })).message;
  const make =
    register ?? (async (draft: NewPartner) => (await create.mutateAsync({ body: { partner: draft } })).message);
  const { name = "", description = "", partnerCode = randomCode(), whatsapp = "", countryCode = "52" } = partner ?? {};
  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={partner ? "Editar partner" : "Registrar partner"}
      schema={partner ? Edit : New}
      errorRoot="partner"
      defaultValues={{ name, description, partnerCode, whatsapp, countryCode }}
      onSubmit={async (values) => {
        toast.success(partner ? await save(partner, values) : await make(NewPartner.parse(values)));
        reloadSoon();
      }}
    >
      <TextField name="name" label="Nombre" required />
      <TextArea name="description" label="Descripción" required max={500} />
      <TextField name="partnerCode" label="Código" required help="De 4 a 20 letras o números." />
      <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp" required />
    </FormDialog>
  );
}

function randomCode(): string {
  return newKey().replaceAll("-", "").slice(0, 10).toUpperCase();
}
