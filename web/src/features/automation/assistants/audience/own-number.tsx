// Tu número en el negocio: proved by a code over WhatsApp, so that the assistant of the business obeys it (D-15.5).
import {
  NewStaffNumber,
  type OwnStaffNumber,
  StaffCode,
} from "@mostrador/domain/automation/assistants/audience/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type * as z from "zod";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { PhoneField } from "../../../../ui/pick/phone-field.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useAskStaffCode, useForgetStaffNumber, useOwnStaffNumber, useProveStaffNumber } from "./api.ts";

export function OwnNumberCard() {
  const { businessId, membership } = useActiveBusiness();
  const own = useOwnStaffNumber();
  if (!businessId) return null;
  return (
    <Card
      title={`Tu WhatsApp en ${membership?.name ?? "el negocio"}`}
      description="Con tu número comprobado, el asistente del equipo te contesta a ti: te dice tus citas, cambia su estado y bloquea horarios."
    >
      {own.error && <ErrorState dense error={own.error} onRetry={() => void own.refetch()} />}
      {own.data && <OwnNumber businessId={businessId} own={own.data} />}
    </Card>
  );
}

function OwnNumber({ businessId, own }: { businessId: string; own: OwnStaffNumber }) {
  // Shows the stored number until the person enters another one.
  const [isOther, setOther] = useState(false);
  const back = () => setOther(false);
  if (own.asked && !isOther) return <TypeCode businessId={businessId} own={own} onOther={() => setOther(true)} />;
  if (own.number && !isOther)
    return <Proved businessId={businessId} number={own.number} onChange={() => setOther(true)} />;
  return <AskCode businessId={businessId} own={own} onAsked={back} {...(isOther && { onCancel: back })} />;
}

function Proved({ businessId, number, onChange }: { businessId: string; number: string; onChange: () => void }) {
  const forget = useForgetStaffNumber();
  const toast = useToast();
  const takeAway = () =>
    forget.mutateAsync({ query: { businessId } }).then(
      ({ message }) => toast.success(message),
      (error) => toast.error(sayError(error)),
    );
  return (
    <Stack sx={{ gap: 1.5, alignItems: "flex-start" }}>
      <Box sx={{ typography: "body1", fontVariantNumeric: "tabular-nums" }}>{number}</Box>
      <Typography variant="body2" color="textSecondary">
        Comprobado. Escríbele al WhatsApp del negocio desde este teléfono.
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button onClick={onChange}>Cambiar número</Button>
        <Button color="error" loading={forget.isPending} onClick={() => void takeAway()}>
          Quitar número
        </Button>
      </Stack>
    </Stack>
  );
}

type AskProps = { businessId: string; own: OwnStaffNumber; onAsked: () => void; onCancel?: () => void };

function AskCode({ businessId, own, onAsked, onCancel }: AskProps) {
  const { mutateAsync: ask } = useAskStaffCode();
  const toast = useToast();
  const save = async (staffNumber: NewStaffNumber) => {
    toast.success((await ask({ body: { staffNumber } })).message);
    onAsked();
  };
  return (
    <Form<NewStaffNumber>
      schema={NewStaffNumber}
      defaultValues={{ businessId, countryCode: "52", whatsapp: "" }}
      onSubmit={save}
      errorRoot="staffNumber"
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          Primero manda «hola» al WhatsApp del negocio desde tu teléfono
          {own.writeTo ? (
            <>
              {": "}
              <a href={`https://wa.me/${own.writeTo}?text=hola`} target="_blank" rel="noreferrer">
                abrir WhatsApp
              </a>
            </>
          ) : (
            ""
          )}
          . Después pide aquí el código.
        </Typography>
        <PhoneField name="whatsapp" codeName="countryCode" label="Tu WhatsApp" placeholder="222 123 4567" />
        <FormActions submitLabel="Enviarme un código" {...(onCancel && { onCancel })} />
      </Stack>
    </Form>
  );
}

type Code = z.infer<typeof StaffCode>;

function TypeCode({ businessId, own, onOther }: { businessId: string; own: OwnStaffNumber; onOther: () => void }) {
  const { mutateAsync: prove } = useProveStaffNumber();
  const toast = useToast();
  const save = async (staffNumber: Code) => toast.success((await prove({ body: { staffNumber } })).message);
  return (
    <Form<Code> schema={StaffCode} defaultValues={{ businessId, code: "" }} onSubmit={save} errorRoot="staffNumber">
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {`Enviamos un código de 6 dígitos por WhatsApp a ${own.asked?.number}. Vence en 10 minutos.`}
        </Typography>
        <Box sx={{ maxWidth: 240 }}>
          <TextField name="code" label="Código" placeholder="123456" maxLength={6} autoFocus />
        </Box>
        <FormActions submitLabel="Comprobar" cancelLabel="Pedir otro código" onCancel={onOther} />
      </Stack>
    </Form>
  );
}
