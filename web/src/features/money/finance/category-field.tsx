// The category of a movement: the default ones and the business's own, which are added and deleted here.
import { CATEGORY_LABELS } from "@mostrador/domain/money/finance/category.ts";
import { addCategory } from "@mostrador/domain/money/finance/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useAddCategory, useCategories, useDeleteCategory } from "./api.ts";

export function CategoryField() {
  const own = useCategories().data ?? [];
  const category = useFormValue<string | null>("category");
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = useMayCall()(addCategory);
  const usual = Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label }));
  const added = own.map(({ name }) => ({ value: name, label: name }));
  const known = [...usual, ...added].some(({ value }) => value === category);
  // a movement keeps the name of a deleted category
  const gone = category && !known ? [{ value: category, label: category }] : [];
  return (
    <Box>
      <SelectField name="category" label="Categoría" options={[...usual, ...added, ...gone]} />
      {mayAdd && (
        <Box sx={{ display: "flex", flexWrap: "wrap", mt: 0.5, ml: -1 }}>
          {!isAdding && (
            <Button size="small" variant="text" color="primary" onClick={() => setIsAdding(true)}>
              Agregar categoría
            </Button>
          )}
          {!isAdding && added.some(({ value }) => value === category) && <DeleteOwn name={category as string} />}
        </Box>
      )}
      {isAdding && <NewCategory onDone={() => setIsAdding(false)} />}
    </Box>
  );
}

function NewCategory({ onDone }: { onDone: () => void }) {
  const { businessId } = useActiveBusiness();
  const set = useSetFormValue();
  const toast = useToast();
  const add = useAddCategory();
  const [name, setName] = useState("");
  const save = async () => {
    try {
      const { data, message } = await add.mutateAsync({ body: { businessId: businessId ?? "", name } });
      set("category", data.at(-1)?.name ?? name);
      toast.success(message);
      onDone();
    } catch {
      // shown below the field
    }
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: "flex", gap: 1 }}>
        <OutlinedInput
          autoFocus
          fullWidth
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter adds the category and does not save the movement.
            event.preventDefault();
            event.stopPropagation();
            void save();
          }}
          error={add.isError}
          slotProps={{ input: { "aria-label": "Nueva categoría", maxLength: 50 } }}
          placeholder="Propinas"
        />
        <Button onClick={() => void save()} disabled={add.isPending}>
          Agregar
        </Button>
        <Button variant="text" onClick={onDone}>
          Cancelar
        </Button>
      </Box>
      {add.error && (
        <FormHelperText error role="alert">
          {sayError(add.error)}
        </FormHelperText>
      )}
    </Box>
  );
}

function DeleteOwn({ name }: { name: string }) {
  const { businessId } = useActiveBusiness();
  const set = useSetFormValue();
  const toast = useToast();
  const remove = useDeleteCategory();
  const drop = async () => {
    try {
      const { message } = await remove.mutateAsync({ query: { businessId: businessId ?? "", name } });
      set("category", "sales");
      toast.success(message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return (
    <Button size="small" variant="text" color="error" disabled={remove.isPending} onClick={() => void drop()}>
      Eliminar «{name}»
    </Button>
  );
}
