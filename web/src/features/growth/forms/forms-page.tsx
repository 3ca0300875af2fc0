// Formularios.
import type { Form } from "@mostrador/domain/growth/forms/resource.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { forms } from "./api.ts";
import { FormForm } from "./form-form.tsx";

export function FormsPage() {
  const address = useListAddress();
  return (
    <ResourcePage<Form>
      address={address}
      data={forms.usePage(address)}
      labelOf={(form) => form.name}
      columns={[
        { key: "name", label: "Nombre", render: ({ name }) => name, sortable: true },
        { key: "notes", label: "Notas", render: ({ notes }) => notes, wideOnly: true },
      ]}
      renderRow={(form, actions) => <Row title={form.name} subtitle={form.notes} actions={actions} />}
      empty={{ drawing: "list", text: "Aún no hay formularios." }}
      tabs={(form) => [
        { value: "datos", label: "Datos", content: <Facts facts={[{ label: "Notas", value: form.notes }]} /> },
      ]}
      form={(form, onClose) => <FormForm form={form} onClose={onClose} />}
    />
  );
}
