// A short form that asks one thing: in which way something happened. What else it sends is known.
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
  /** Answers what is said once it is done. */
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
