import { password } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import type { ReactNode } from "react";
import { PasswordField } from "../../../../ui/field/password-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { credentials } from "../credentials.ts";
import { UsernameForManagers } from "../username-for-managers.tsx";

const schema = credentials({ password });

type OwnPasswordProps = {
  /** Tells password managers whose password this is. */
  email: string;
  /** The name of the form, and its button. */
  label: string;
  submitLabel: string;
  onCancel: () => void;
  onSubmit: (password: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Asks for the person's own password before something that a stranger at an open screen must not do. */
export function OwnPassword({ email, label, submitLabel, onCancel, onSubmit, children }: OwnPasswordProps) {
  return (
    <Form
      schema={schema}
      defaultValues={{ password: "" }}
      aria-label={label}
      onSubmit={(values) => onSubmit(values.password)}
      actions={<FormActions submitLabel={submitLabel} savingLabel="Un momento…" onCancel={onCancel} />}
    >
      {children}
      <UsernameForManagers email={email} />
      <PasswordField name="password" label="Tu contraseña" autoComplete="current-password" autoFocus />
    </Form>
  );
}
