import Box from "@mui/material/Box";
import { IconAction } from "../action/icon-action.tsx";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { CloseRounded } from "../icon/actions.ts";
import { AddRounded } from "../icon/list-actions.ts";
import { SWATCHES } from "../theme/name-color.ts";

type Props = FieldText & { name: string /** The maximum number. */; max: number };

/** A list of custom colours, in order. The form holds a list of `#rrggbb`. */
export function ColorsField({ max, ...text }: Props) {
  const field = useField<string[]>(text.name);
  const colors = field.value ?? [];
  const next = SWATCHES.find((color) => !colors.includes(color)) ?? "#888888";
  return (
    <FieldFrame {...text} id={field.id} error={field.error} group>
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
        {colors.map((color, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour may appear twice while it is chosen
          <Box key={index} sx={{ display: "flex", alignItems: "center" }}>
            <Box
              component="input"
              type="color"
              aria-label={`Color ${index + 1}`}
              value={color}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                field.change(colors.map((one, at) => (at === index ? event.target.value : one)))
              }
              onBlur={field.blur}
              sx={{
                width: 44,
                height: 36,
                p: 0.5,
                border: "1px solid",
                borderColor: "outline",
                borderRadius: 1,
                bgcolor: "background.paper",
                cursor: "pointer",
              }}
            />
            <IconAction
              label={`Quitar el color ${index + 1}`}
              size="small"
              onClick={() => field.change(colors.filter((_, at) => at !== index))}
            >
              <CloseRounded />
            </IconAction>
          </Box>
        ))}
        {colors.length < max && (
          <IconAction label="Agregar un color" onClick={() => field.change([...colors, next])}>
            <AddRounded />
          </IconAction>
        )}
      </Box>
    </FieldFrame>
  );
}
