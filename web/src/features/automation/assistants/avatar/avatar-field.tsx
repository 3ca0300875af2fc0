// Chooses an avatar; all of them are visible.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { FieldFrame, type FieldText } from "../../../../ui/field/field-frame.tsx";
import { useField } from "../../../../ui/field/use-field.ts";
import { AvatarDrawing } from "./assistant-face.tsx";
import { AVATARS, avatarText } from "./avatars.ts";

export function AvatarField(props: FieldText & { name: string }) {
  const field = useField<string>(props.name);
  return (
    <FieldFrame {...props} id={field.id} error={field.error} group>
      <Box role="radiogroup" aria-labelledby={`${field.id}-label`} sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
        {AVATARS.map((avatar) => {
          const isChosen = field.value === avatar;
          return (
            <ButtonBase
              key={avatar}
              role="radio"
              aria-checked={isChosen}
              aria-label={avatarText(avatar)}
              title={avatarText(avatar)}
              onClick={() => field.change(avatar)}
              sx={{
                p: "3px",
                borderRadius: "50%",
                border: "2px solid",
                borderColor: isChosen ? "primary.main" : "transparent",
                "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 1 },
              }}
            >
              <AvatarDrawing avatar={avatar} size={40} />
            </ButtonBase>
          );
        })}
      </Box>
    </FieldFrame>
  );
}
