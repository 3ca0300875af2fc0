import { readableOn } from "@mostrador/domain/kit/color/color.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { CheckRounded } from "../icon/outcomes.ts";
import { SWATCHES } from "../theme/name-color.ts";

type Props = FieldText & {
  name: string;
  swatches?: readonly string[];
  /** The custom colour, offered after the first swatch or before all. */
  favorites?: readonly string[];
};

/** A colour: a swatch or any other. The form holds `#rrggbb`. */
export function ColorField({ favorites = [], ...props }: Props) {
  const field = useField<string>(props.name);
  const swatches = withFavorites(props.swatches, favorites);
  const own = field.value && !swatches.some((swatch) => swatch.toLowerCase() === field.value?.toLowerCase());
  return (
    <FieldFrame {...props} id={field.id} error={field.error} group>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        {swatches.map((swatch, index) => {
          const chosen = swatch.toLowerCase() === field.value?.toLowerCase();
          return (
            <ButtonBase
              key={swatch}
              aria-label={`Color ${index + 1}`}
              aria-pressed={chosen}
              onClick={() => field.change(swatch)}
              sx={{ width: 36, height: 36, borderRadius: "50%", bgcolor: swatch, color: readableOn(swatch) }}
            >
              {chosen && <CheckRounded />}
            </ButtonBase>
          );
        })}
        <Box
          component="input"
          type="color"
          aria-label="Otro color"
          title="Otro color"
          value={field.value ?? "#888888"}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => field.change(event.target.value)}
          onBlur={field.blur}
          sx={{
            width: 56,
            height: 36,
            p: 0.5,
            border: "1px solid",
            borderColor: own ? "primary.ink" : "outline",
            borderRadius: 1,
            bgcolor: "background.paper",
            cursor: "pointer",
          }}
        />
      </Box>
    </FieldFrame>
  );
}

/** Given swatches start with the one for 'no own colour', which stays first. */
function withFavorites(given: readonly string[] | undefined, favorites: readonly string[]): string[] {
  const [first, others] = given ? [given.slice(0, 1), given.slice(1)] : [[], SWATCHES];
  const all = [...first, ...favorites, ...others];
  const lower = all.map((color) => color.toLowerCase());
  return all.filter((_, index) => lower.indexOf(lower[index] as string) === index);
}
