// Números de prueba: the people who try the assistants of this business. A separate list, outside the form that saves
// automatically.
import { MOST_TEST_NUMBERS, NewTestNumber } from "@mostrador/domain/automation/assistants/audience/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { AddRounded, DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { PhoneField } from "../../../../ui/pick/phone-field.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useAddTestNumber, useRemoveTestNumber, useTestNumbers } from "./api.ts";
import { NumberRows } from "./number-rows.tsx";

export function TestNumbers() {
  const numbers = useTestNumbers();
  const { mutateAsync: remove } = useRemoveTestNumber();
  const toast = useToast();
  const mayEdit = useMay()(PAGE.asistentes, "edit");
  const [isAdding, setAdding] = useState(false);
  const list = numbers.data ?? [];
  const takeAway = (id: string) => remove({ params: { id } }).catch((error) => toast.error(sayError(error)));
  return (
    <Stack sx={{ gap: 1.5, alignItems: "flex-start" }}>
      {numbers.error && <ErrorState dense error={numbers.error} onRetry={() => void numbers.refetch()} />}
      {numbers.data && list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Todavía no hay ninguno. Agrega tu propio celular para probar antes de que te escriban tus clientes.
        </Typography>
      )}
      {list.length > 0 && (
        <Stack sx={{ alignSelf: "stretch" }}>
          <NumberRows
            label="Números de prueba"
            rows={list.map(({ _id, number, name }) => ({
              key: _id,
              number,
              name,
              action: mayEdit && (
                <IconAction label={`Quitar ${number}`} onClick={() => void takeAway(_id)}>
                  <DeleteOutlineRounded />
                </IconAction>
              ),
            }))}
          />
        </Stack>
      )}
      {mayEdit && numbers.data && list.length < MOST_TEST_NUMBERS && (
        <Button startIcon={<AddRounded />} onClick={() => setAdding(true)}>
          Agregar número de prueba
        </Button>
      )}
      {isAdding && <AddTestNumber onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function AddTestNumber({ onClose }: { onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const { mutateAsync: add } = useAddTestNumber();
  const toast = useToast();
  return (
    <FormDialog<NewTestNumber>
      open
      onClose={onClose}
      title="Agregar número de prueba"
      schema={NewTestNumber}
      defaultValues={{ businessId, name: "", countryCode: "52", whatsapp: "" }}
      onSubmit={async (testNumber) => toast.success((await add({ body: { testNumber } })).message)}
      draftKey={`test-number:${businessId}`}
      errorRoot="testNumber"
      submitLabel="Agregar"
    >
      <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp" placeholder="222 123 4567" />
      <TextField name="name" label="De quién es" required={false} placeholder="Mi celular" maxLength={60} />
    </FormDialog>
  );
}
