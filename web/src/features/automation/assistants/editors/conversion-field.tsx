// Records conversions automatically, once the owner has described them.
import type { Engine } from "@mostrador/domain/automation/assistants/schema.ts";
import Box from "@mui/material/Box";
import type * as z from "zod";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";

const MOST = 500;

export function ConversionField({ engine }: { engine: z.infer<typeof Engine> }) {
  const isOn = useFormValue<boolean>("createCustomConversionEvents");
  return (
    <div>
      <SwitchField
        name="createCustomConversionEvents"
        label="Registrar eventos de conversión"
        help={
          engine === "integrado"
            ? "Necesita un modelo de lenguaje: sin él no registra nada."
            : "Anota en Eventos de conversión lo que tú le digas, para tu equipo: el cliente no se entera. De un cliente, cada cosa una vez al día y hasta tres en total."
        }
      />
      {isOn && (
        <Box sx={{ mt: 1 }}>
          <TextArea
            name="customConversionEvent"
            label="Evento de conversión propio"
            help="Qué debe registrar y cuándo. Vacío, no registra nada."
            placeholder="Cuando el cliente acepte una cotización, o diga que quiere comprar un paquete."
            max={MOST}
          />
        </Box>
      )}
    </div>
  );
}
