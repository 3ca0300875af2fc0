// 'Registrar movimiento': records a movement or an appointment's payment, or edits one.

import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { OF_ENROLLMENT } from "@mostrador/domain/money/finance/movement-origin.ts";
import { METHOD_LABELS, PAYMENT_METHODS, TYPE_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { deleteMoneyMovement } from "@mostrador/domain/money/finance/routes.ts";
import type { MoneyMovement, NewMoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { type SearchMatch, SearchSelectField } from "../../../ui/pick/search-select.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
import { TimeField } from "../../../ui/time/time-field.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { findContacts, foundContact, Marked } from "../../business/contacts/index.ts";
import { useCreateMovement, useDeleteMovement, useEditMovement } from "./api.ts";
import { CategoryField } from "./category-field.tsx";
import { MovementPlace } from "./movement-place.tsx";
import { movementShape, movementValues, newMovementValues } from "./movement-values.ts";
import { MovementReceipt } from "./receipt/movement-receipt.tsx";

const TYPES = [
  { value: "in" as const, label: TYPE_LABELS.in },
  { value: "out" as const, label: TYPE_LABELS.out },
];
const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));

/** The appointment it belongs to, and its known values. */
export type PaymentOf = { appointmentId: string; branchId: string; client: { id: string; name: string } | null };
type Props = { movement?: MoneyMovement | null; payment?: PaymentOf; onClose: () => void };

export function MovementForm({ movement = null, payment, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const branches = useBranches();
  const create = useCreateMovement();
  const edit = useEditMovement();
  const toast = useToast();
  const open = (branches.data ?? []).filter((one) => !one.isArchived || one._id === movement?.branchId);
  const zoneOf = (id: string | null) => open.find((one) => one._id === id)?.timezone.name ?? USUAL_ZONE;
  const start = { branchId: payment?.branchId ?? open[0]?._id ?? null, clientId: payment?.client?.id ?? null };
  const [now] = useState(Date.now);
  const save = async (values: NewMoneyMovement) => {
    const { businessId: _, ...fields } = values;
    const answer = movement
      ? await edit.mutateAsync({ params: { id: movement._id }, body: { ...fields, updatedAt: movement.updatedAt } })
      : await create.mutateAsync({ body: { moneyMovement: values, appointmentId: payment?.appointmentId ?? null } });
    toast.success(answer.message);
  };
  return (
    <FormDialog<NewMoneyMovement>
      open
      onClose={onClose}
      needs={[branches]}
      title={movement ? "Editar movimiento" : payment ? "Registrar pago" : "Registrar movimiento"}
      schema={movementShape(businessId, zoneOf)}
      defaultValues={
        movement
          ? movementValues(movement, zoneOf(movement.branchId))
          : newMovementValues(start, zoneOf(start.branchId), now)
      }
      onSubmit={save}
      draftKey={movement ? `movement:${movement._id}` : draftOf(businessId, payment)}
      errorRoot="moneyMovement"
      {...(movement && { aside: <DeleteButton movement={movement} onDone={onClose} /> })}
    >
      {movement && <Trace movement={movement} zone={zoneOf(movement.branchId)} />}
      <MovementFields branches={open} client={clientOf(movement, payment)} />
    </FormDialog>
  );
}

/** What it belongs to, who recorded it and who changed it last. */
function Trace({ movement, zone }: { movement: MoneyMovement; zone: string }) {
  const { appointmentId, orderId, enrollmentId, packagePurchaseId, createdAt, updatedAt } = movement;
  const isOf = Boolean(appointmentId || orderId || enrollmentId || packagePurchaseId);
  const isOwner = useActiveBusiness().membership?.role === "owner";
  const by = (person: string, at: string) => `${person}, ${dateTimeText(at, { zone })}`;
  return (
    <>
      <Facts
        facts={[
          isOf && { label: "Es de", value: <MovementPlace {...movement} /> },
          { label: "Registró", value: by(movement.createdBy, createdAt) },
          updatedAt !== createdAt && {
            label: "Cambió",
            value: <Changed text={by(movement.updatedBy, updatedAt)} isOwner={isOwner} />,
          },
        ]}
      />
      {enrollmentId && <Notice>{OF_ENROLLMENT}</Notice>}
      <MovementReceipt movement={movement} zone={zone} />
    </>
  );
}

/** What it was before is in the log, which owners read. */
function Changed({ text, isOwner }: { text: string; isOwner: boolean }) {
  return (
    <>
      {text}
      {isOwner && (
        <>
          {" · "}
          <Link component={RouterLink} to="/negocio/bitacora?tipo=money">
            Ver qué cambió
          </Link>
        </>
      )}
    </>
  );
}

function MovementFields({ branches, client }: { branches: readonly Branch[]; client: SearchMatch | null }) {
  const { businessId } = useActiveBusiness();
  return (
    <>
      <FormSection title="Movimiento" columns={2}>
        <PesosField name="amount" label="Monto" placeholder="350.00" />
        <ChoiceField name="type" label="Tipo" options={TYPES} />
        <SelectField name="paymentMethod" label="Método de pago" options={METHODS} />
        <CategoryField />
        <DayField name="day" label="Día" />
        <TimeField name="time" label="Hora" />
      </FormSection>
      {branches.length > 1 && (
        <SelectField
          name="branchId"
          label="Sucursal"
          options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      <SearchSelectField
        name="clientId"
        label="Cliente"
        required={false}
        placeholder="Nombre o número"
        selected={client}
        minChars={2}
        search={async (text, signal) => {
          const found = await findContacts(businessId ?? "", text, signal);
          return found.map((contact) => optionOf(contact, text));
        }}
      />
      <TextArea name="comments" label="Comentarios" max={500} required={false} />
      <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
    </>
  );
}

function optionOf(contact: ContactSummary, text: string): SearchMatch {
  const { name, phone, why } = foundContact(contact, text);
  const face = <Marked text={name} words={contactWords(text)} />;
  return { id: contact._id, label: name, face, help: [phone, why].filter(Boolean).join(" · ") };
}

function DeleteButton({ movement, onDone }: { movement: MoneyMovement; onDone: () => void }) {
  const mayDelete = useMayCall()(deleteMoneyMovement);
  const remove = useDeleteMovement();
  const toast = useToast();
  const [isSure, setIsSure] = useState(false);
  if (!mayDelete) return null;
  const drop = async () => {
    try {
      toast.success((await remove.mutateAsync({ params: { id: movement._id } })).message);
      onDone();
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return (
    <Button
      variant="text"
      color="error"
      disabled={remove.isPending}
      onClick={() => (isSure ? void drop() : setIsSure(true))}
    >
      {isSure ? "Sí, eliminar" : "Eliminar"}
    </Button>
  );
}

function clientOf(movement: MoneyMovement | null, payment: PaymentOf | undefined): SearchMatch | null {
  if (movement?.clientId) return { id: movement.clientId, label: movement.clientName };
  return payment?.client ? { id: payment.client.id, label: payment.client.name } : null;
}

function draftOf(businessId: string, payment: PaymentOf | undefined): string {
  return payment ? `movement:new:${payment.appointmentId}` : `movement:new:${businessId}`;
}
