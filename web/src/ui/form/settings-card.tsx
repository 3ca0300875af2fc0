// A settings card: facts, and a form behind 'Editar' with draft, leave warning and version check. People who may not
// edit see only the facts.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useState } from "react";
import { EditOutlined } from "../icon/list-actions.ts";
import { Card } from "../layout/card.tsx";
import { NewerVersion } from "../state/newer-version.tsx";
import { useToast } from "../state/toast.ts";
import { Form, type FormProps } from "./form.tsx";
import { FormActions } from "./form-actions.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { useEditing } from "./use-editing.ts";
import { useFormDirty } from "./use-form-values.ts";

type Version = { _id: string; updatedAt: string };

export type SettingsCardProps<Settings extends Version, Values> = Pick<FormProps<Values>, "schema"> & {
  title: string;
  /** The stored values. */
  current: Settings;
  mayEdit: boolean;
  /** The read-only content. */
  facts: ReactNode;
  valuesOf: (settings: Settings) => object;
  /** Its name in the address, where a page has several. */
  card?: string;
  /** The name of the draft, and the wrapper of the body. */
  name: string;
  /** Includes the version that was read; throws a refusal. */
  save: (values: Values, updatedAt: string) => Promise<{ message: string; data: Settings }>;
  /** Reads again after a save was refused because of a newer version. */
  reread: () => unknown;
  isConflict: (reason: unknown) => boolean;
  /** 'Alguien más cambió los datos del negocio.' */
  changedByOthers: string;
  fields: (settings: Settings) => ReactNode;
};

export function SettingsCard<Settings extends Version, Values>(props: SettingsCardProps<Settings, Values>) {
  const { title, facts, mayEdit, card } = props;
  const { isEditing, edit, stop } = useEditing(mayEdit, card);
  if (isEditing) return <SettingsForm {...props} onDone={stop} />;
  return (
    <Card
      title={title}
      action={
        mayEdit && (
          <Button startIcon={<EditOutlined />} onClick={edit}>
            Editar
          </Button>
        )
      }
    >
      {facts}
    </Card>
  );
}

function SettingsForm<Settings extends Version, Values>(
  props: SettingsCardProps<Settings, Values> & { onDone: () => void },
) {
  const { title, current, schema, valuesOf, name, save, reread, isConflict, changedByOthers, fields, onDone } = props;
  const toast = useToast();
  // The version that filled the form: newer saves of others are shown next to it and do not change it.
  const [read, setRead] = useState(current);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isNewer = current.updatedAt > read.updatedAt && !isSaving;
  if (isNewer && !isDirty) setRead(current);
  const submit = async (values: Values) => {
    setIsSaving(true);
    try {
      toast.success((await save(values, read.updatedAt)).message);
    } catch (reason) {
      if (isConflict(reason)) reread();
      throw reason;
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Card title={title}>
      <Form<Values>
        key={read.updatedAt}
        schema={schema}
        defaultValues={valuesOf(read)}
        draftKey={`${name}:${read._id}`}
        errorRoot={name}
        aria-label={title}
        actions={
          <Box sx={ACTIONS}>
            <FormActions onCancel={onDone} onlyWhenDirty />
          </Box>
        }
        onSubmit={submit}
        onSaved={onDone}
      >
        <Dirtiness onChange={setIsDirty} />
        <LeaveGuard />
        {isNewer && <NewerVersion onShow={() => setRead(current)}>{changedByOthers}</NewerVersion>}
        {fields(read)}
      </Form>
    </Card>
  );
}

function Dirtiness({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const isDirty = useFormDirty();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}

/** Always visible in a long form. */
const ACTIONS = {
  position: "sticky",
  bottom: { xs: "calc(56px + env(safe-area-inset-bottom))", sm: 0 },
  mx: { xs: -2, sm: -2.5 },
  mb: { xs: -2, sm: -2.5 },
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  borderTop: "1px solid",
  borderColor: "divider",
  bgcolor: "background.paper",
  zIndex: 1,
} as const;
