// How many of a hundred answers are spoken. Turning it on sets half of them, turning it off none.
import Box from "@mui/material/Box";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";

const NAME = "audioFrequency";
const HALF = 50;
const USUAL = [
  { value: 10, label: "De vez en cuando (10 de cada 100)" },
  { value: 25, label: "A veces (25 de cada 100)" },
  { value: HALF, label: "La mitad (50 de cada 100)" },
  { value: 75, label: "Casi siempre (75 de cada 100)" },
  { value: 100, label: "Siempre que se pueda" },
];

export function AudioFrequencyField({ engine }: { engine: "integrado" | "proveedor" }) {
  const frequency = useFormValue<number | null>(NAME);
  const set = useSetFormValue();
  const isOn = Boolean(frequency);
  const isUsual = !isOn || USUAL.some(({ value }) => value === frequency);
  const own = { value: frequency ?? 0, label: `${frequency} de cada 100` };
  const offered = isUsual ? USUAL : [...USUAL, own].sort((one, two) => one.value - two.value);
  return (
    <>
      <SwitchLine
        label="Contestar con audios"
        help={
          engine === "integrado"
            ? "Sin un modelo de lenguaje no hay voz: contesta siempre con texto."
            : "Dice en voz sus respuestas cortas; el texto queda bajo cada audio. Lo que se lee, se elige o se confirma va siempre por escrito: enlaces, listas, botones y preguntas de confirmación."
        }
        checked={isOn}
        onChange={(on) => set(NAME, on ? HALF : null)}
      />
      {isOn && (
        <Box sx={{ maxWidth: 320, pb: 1.5 }}>
          <SelectField name={NAME} label="Contestar con audios: cuánto" hideLabel options={offered} />
        </Box>
      )}
    </>
  );
}
