// What is noted of an appointment besides its place: for the team, of the client, and what it is called and drawn in. Several
// services of one visit share a colour, and have no name of their own.
import { APPOINTMENT_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { ColorField } from "../../../../ui/pick/color-field.tsx";
import { SWATCHES } from "../../../../ui/theme/name-color.ts";
import { ANYONE, type MoreService } from "./appointment-values.ts";

const APPOINTMENT_SWATCHES = [APPOINTMENT_COLOR, ...SWATCHES.filter((swatch) => swatch !== APPOINTMENT_COLOR)];

export function MoreFields() {
  const title = useFormValue<string | undefined>("title") ?? "";
  const color = useFormValue<string | undefined>("colorHex") ?? APPOINTMENT_COLOR;
  const more = useFormValue<MoreService[] | undefined>("more") ?? [];
  const isVisit = useFormValue<string | null>("specialistId") === ANYONE || more.length > 0;
  const [isOpen, setIsOpen] = useState(title !== "" || color.toLowerCase() !== APPOINTMENT_COLOR);
  return (
    <>
      <TextArea name="details" label="Notas internas" required={false} minRows={2} max={2000} />
      <TextArea name="clientNotes" label="Notas del cliente" required={false} minRows={2} max={2000} />
      {isOpen ? (
        <>
          {!isVisit && (
            <TextField name="title" label="Título" required={false} help="Vacío: el servicio y el cliente." />
          )}
          <ColorField
            name="colorHex"
            label="Color"
            swatches={APPOINTMENT_SWATCHES}
            help="El primero es el de su especialista."
          />
        </>
      ) : (
        <Button variant="text" color="primary" onClick={() => setIsOpen(true)} sx={{ alignSelf: "start", ml: -1 }}>
          {isVisit ? "Elegir color" : "Título y color"}
        </Button>
      )}
    </>
  );
}
