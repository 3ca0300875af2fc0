import type { User } from "@mostrador/domain/ground/identity/schema.ts";
import { personName } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import { useQueryClient } from "@tanstack/react-query";
import { rereadSession } from "../../../../lib/session/session.ts";
import { Facts } from "../../../../ui/data/facts.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { changeName } from "../api.ts";
import { credentials } from "../credentials.ts";
import { EditCard } from "./edit-card.tsx";

const schema = credentials({ name: personName });

/** Read-only at first; the name can be changed, but not the sign-in address. */
export function ProfileCard({ user }: { user: User }) {
  const client = useQueryClient();
  const toast = useToast();
  return (
    <EditCard
      title="Perfil"
      editLabel="Editar"
      read={
        <Facts
          facts={[
            { label: "Nombre", value: user.name },
            { label: "Correo", value: <Address user={user} /> },
          ]}
        />
      }
      edit={(close) => (
        <Form
          schema={schema}
          defaultValues={{ name: user.name }}
          aria-label="Perfil"
          onSubmit={async ({ name }) => {
            await changeName(name);
            await rereadSession(client);
            toast.success("Guardamos tu nombre");
            close();
          }}
          actions={<FormActions onCancel={close} />}
        >
          <TextField name="name" label="Nombre" autoComplete="name" help="Así te ve tu equipo" autoFocus />
        </Form>
      )}
    />
  );
}

function Address({ user: { email, emailVerified } }: { user: User }) {
  return (
    <span style={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      {email}
      {emailVerified ? (
        <StatusChip tone="success" mark="check" label="Confirmado" />
      ) : (
        <StatusChip tone="warning" mark="ring" label="Sin confirmar" />
      )}
    </span>
  );
}
