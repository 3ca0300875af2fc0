// The traits of an assistant, all visible. They are stored as a comma-separated list that can also hold custom words.
import { PERSONALITIES } from "@mostrador/domain/automation/assistants/schema.ts";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { FieldFrame, type FieldText } from "../../../../ui/field/field-frame.tsx";
import { useField } from "../../../../ui/field/use-field.ts";
import { CheckRounded } from "../../../../ui/icon/outcomes.ts";

export function PersonalityField(props: FieldText & { name: string }) {
  const field = useField<string>(props.name);
  const chosen = (field.value ?? "")
    .split(",")
    .map((trait) => trait.trim())
    .filter(Boolean);
  const own = chosen.filter((trait) => !PERSONALITIES.some((known) => known === trait));
  const toggle = (trait: string) =>
    field.change((chosen.includes(trait) ? chosen.filter((one) => one !== trait) : [...chosen, trait]).join(", "));
  return (
    <FieldFrame {...props} id={field.id} error={field.error} group>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {[...own, ...PERSONALITIES].map((trait) => {
          const on = chosen.includes(trait);
          return (
            <Chip
              key={trait}
              label={trait}
              disabled={props.disabled ?? false}
              onClick={() => toggle(trait)}
              role="checkbox"
              aria-checked={on}
              color={on ? "primary" : "default"}
              variant={on ? "filled" : "outlined"}
              {...(on && { icon: <CheckRounded /> })}
              sx={{ height: { xs: 40, sm: 32 } }}
            />
          );
        })}
      </Box>
    </FieldFrame>
  );
}
