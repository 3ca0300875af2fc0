// The checkpoints in the form of a sales funnel. The start and the end are fixed; a new one comes just before the end.
import { type Checkpoint, newCheckpoint, withCheckpoint } from "@mostrador/domain/growth/sales-funnels/checkpoints.ts";
import { MOST_CHECKPOINTS } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import Button from "@mui/material/Button";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormError, useFormValue, useSetFormList } from "../../../ui/form/use-form-values.ts";
import { AddRounded, DeleteOutlineRounded, EditOutlined } from "../../../ui/icon/list-actions.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { CheckpointDialog } from "./checkpoint-dialog.tsx";
import { CheckpointLine } from "./checkpoint-line.tsx";

const NEW = "nuevo";

export function CheckpointsField() {
  const checkpoints = useFormValue<Checkpoint[]>("checkpoints");
  const set = useSetFormList();
  const error = useFormError("checkpoints");
  // the place of the opened one, or a new one
  const { begun, begin, end } = useBegun("punto");
  const opened = checkpoints.find(({ isStart, isEnd }, at) => String(at) === begun && !isStart && !isEnd);
  const write = (list: Checkpoint[]) => set("checkpoints", list);
  const save = (checkpoint: Checkpoint) => {
    write(begun === NEW ? withCheckpoint(checkpoints, checkpoint) : checkpoints.with(Number(begun), checkpoint));
  };
  return (
    <FormSection
      level="h2"
      title="Puntos"
      description="Los pasos de la venta, con las objeciones que surgen en cada uno y cómo responderlas."
    >
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      <CheckpointLine
        level="h3"
        checkpoints={checkpoints}
        actions={(checkpoint, at) =>
          !checkpoint.isStart &&
          !checkpoint.isEnd && (
            <>
              <IconAction label={`Editar ${checkpoint.title}`} onClick={() => begin(String(at))}>
                <EditOutlined />
              </IconAction>
              <IconAction label={`Quitar ${checkpoint.title}`} onClick={() => write(checkpoints.toSpliced(at, 1))}>
                <DeleteOutlineRounded />
              </IconAction>
            </>
          )
        }
      />
      {checkpoints.length < MOST_CHECKPOINTS && (
        <Button startIcon={<AddRounded />} sx={{ justifySelf: "start" }} onClick={() => begin(NEW)}>
          Agregar punto
        </Button>
      )}
      {(opened || begun === NEW) && (
        <CheckpointDialog checkpoint={opened ?? newCheckpoint("")} isNew={begun === NEW} onSave={save} onClose={end} />
      )}
    </FormSection>
  );
}
