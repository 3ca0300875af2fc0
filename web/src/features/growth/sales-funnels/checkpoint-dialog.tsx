// The dialog of one checkpoint. It is not saved without a title; blank objections are not added.
import type { Checkpoint } from "@mostrador/domain/growth/sales-funnels/checkpoints.ts";
import { CheckpointLines, LONGEST_OBJECTION } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { LinesField } from "../../../ui/form/lines-field.tsx";

type Props = { checkpoint: Checkpoint; isNew: boolean; onSave: (checkpoint: Checkpoint) => void; onClose: () => void };

export function CheckpointDialog({ checkpoint, isNew, onSave, onClose }: Props) {
  return (
    <FormDialog<CheckpointLines>
      open
      onClose={onClose}
      title={isNew ? "Agregar punto" : "Editar punto"}
      schema={CheckpointLines}
      defaultValues={{ ...checkpoint, objections: checkpoint.objections.map((text) => ({ text })) }}
      submitLabel={isNew ? "Agregar" : "Guardar"}
      onSubmit={({ objections, ...rest }) =>
        onSave({ ...rest, objections: objections.map(({ text }) => text).filter((text) => text !== "") })
      }
    >
      <TextField name="title" label="Título" placeholder="Cotización" maxLength={80} autoFocus />
      <TextArea name="description" label="Descripción" max={500} required={false} />
      <LinesField<CheckpointLines["objections"][number]>
        name="objections"
        labelOf={(_, at) => `objeción ${at + 1}`}
        addLabel="Agregar objeción"
        fresh={() => ({ text: "" })}
        columns={{ xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr)" }}
      >
        {(_, { name, hideLabel }) => (
          <TextField
            name={`${name}.text`}
            label="Objeciones"
            hideLabel={hideLabel}
            placeholder="Está muy caro: la prueba se descuenta del paquete."
            maxLength={LONGEST_OBJECTION}
            required={false}
          />
        )}
      </LinesField>
    </FormDialog>
  );
}
