// A short form with one question: through which channel something happened. The rest of the body is known.
import type { z } from "zod";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";

type Props<Values extends { through: string }> = {
  title: string;
  label: string;
  placeholder: string;
  help: string;
  schema: z.ZodType<Values>;
  known: Omit<Values, "through">;
  errorRoot: string;
  /** Returns the message to show afterwards. */
  save: (values: Values) => Promise<{ message: string }>;
  onClose: () => void;
};

export function ThroughForm<Values extends { through: string }>(props: Props<Values>) {
  const { title, label, placeholder, help, schema, known, errorRoot, save, onClose } = props;
  const toast = useToast();
  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={title}
      size="small"
      schema={schema}
      defaultValues={{ ...known, through: "" }}
      errorRoot={errorRoot}
      submitLabel="Anotar"
      onSubmit={async (values) => {
        toast.success((await save(values)).message);
      }}
    >
      <TextField name="through" label={label} placeholder={placeholder} required help={help} />
    </FormDialog>
  );
}
