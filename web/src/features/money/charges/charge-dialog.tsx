// 'Cobrar': what is due of an appointment with its visit, of an order or of an enrollment, in one payment by several
// means; afterwards its ticket.

import type { Charge, Due, DueSubject, NewCharge } from "@mostrador/domain/money/charges/schema.ts";
import { METHOD_LABELS, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import Skeleton from "@mui/material/Skeleton";
import { useEffect, useRef, useState } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { LinesField } from "../../../ui/form/lines-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useBranches } from "../../business/branches/index.ts";
import { useCreateCharge, useDue } from "./api.ts";
import { ChargeSums } from "./charge-sums.tsx";
import { chargeShape, inTheirPlaces, startOf, sumsOf, type WrittenLine, type WrittenPayment } from "./charge-values.ts";
import { DueLines } from "./due-lines.tsx";
import { TicketDialog } from "./ticket-dialog.tsx";

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
/** `onClose` says whether it was charged. */
type Props = { of: DueSubject; onClose: (isCharged: boolean) => void };

export function ChargeDialog({ of, onClose }: Props) {
  const due = useDue(of);
  const branches = useBranches();
  const [done, setDone] = useState<Charge | null>(null);
  if (done) return <TicketDialog charge={done} onClose={() => onClose(true)} />;
  const failed = due.error ?? branches.error;
  if (!due.data || !branches.data)
    return (
      <Dialog open onClose={() => onClose(false)} title="Cobrar">
        {failed ? <ErrorState error={failed} onRetry={() => void due.refetch()} dense /> : <Skeleton height={240} />}
      </Dialog>
    );
  const open = branches.data.filter(({ isArchived }) => !isArchived);
  return <Written dues={due.data} branches={open} onDone={setDone} onClose={() => onClose(false)} />;
}

type WrittenProps = {
  dues: readonly Due[];
  branches: readonly { _id: string; name: string }[];
  onDone: (charge: Charge) => void;
  onClose: () => void;
};

function Written({ dues: now, branches, onDone, onClose }: WrittenProps) {
  const [first] = useState(now);
  const dues = inTheirPlaces(first, now);
  const businessId = useActiveBusiness().businessId ?? "";
  const create = useCreateCharge();
  const toast = useToast();
  // what the form began with: another desk's payment must not change what is being written
  const [start] = useState(() => startOf(dues, dues[0]?.branchId ?? branches[0]?._id ?? null));
  // read when the form closes itself, after the save
  const made = useRef<Charge | null>(null);
  const name = dues[0]?.clientName;
  return (
    <FormDialog<NewCharge>
      open
      onClose={() => (made.current ? onDone(made.current) : onClose())}
      title={name ? `Cobrar a ${name}` : "Cobrar"}
      schema={chargeShape(businessId, dues)}
      defaultValues={start}
      errorRoot="charge"
      submitLabel="Cobrar"
      savingLabel="Cobrando…"
      onSubmit={async (charge) => {
        const answer = await create.mutateAsync({ body: { charge } });
        made.current = answer.data;
        toast.success(answer.message);
      }}
    >
      <DueLines dues={dues} />
      <Payments dues={dues} />
      <FormSection columns={2}>
        <PesosField name="tip" label="Propina" required={false} placeholder="0.00" />
        <TextField name="note" label="Nota" required={false} />
      </FormSection>
      {branches.length > 1 && (
        <SelectField
          name="branchId"
          label="Sucursal"
          options={branches.map(({ _id, name: label }) => ({ value: _id, label }))}
        />
      )}
      <ChargeSums dues={dues} />
    </FormDialog>
  );
}

function Payments({ dues }: { dues: readonly Due[] }) {
  const lines = useFormValue<WrittenLine[]>("lines");
  const payments = useFormValue<WrittenPayment[]>("payments") ?? [];
  const tip = useFormValue<number | null>("tip");
  const { rest, total } = sumsOf(dues, { lines, payments, tip });
  const set = useSetFormValue();
  const before = useRef(total);
  // one payment of the whole follows a discount or a tip, until another amount is typed
  useEffect(() => {
    const isWhole = payments.length === 1 && (payments[0]?.amount ?? 0) === before.current;
    if (isWhole && total !== before.current) set("payments.0.amount", total);
    before.current = total;
  }, [payments, set, total]);
  const others = sumsOf(dues, { lines, payments: payments.slice(0, -1), tip }).rest;
  const followed = useRef({ others, filled: null as number | null });
  // an added payment that was empty takes what the others leave, until another amount is typed in it
  useEffect(() => {
    const { others: last, filled } = followed.current;
    const at = payments.length - 1;
    const amount = payments[at]?.amount ?? null;
    const follows = at > 0 && others !== last && amount === filled;
    const left = others > 0 ? others : null;
    if (follows && left !== amount) set(`payments.${at}.amount`, left);
    followed.current = { others, filled: follows ? left : at > 0 ? filled : null };
  }, [others, payments, set]);
  return (
    <FormSection title="Cómo te pagan">
      <LinesField<WrittenPayment>
        name="payments"
        labelOf={({ paymentMethod }) => METHOD_LABELS[paymentMethod]}
        addLabel="Agregar otra forma de pago"
        fresh={() => ({ paymentMethod: "credit", amount: rest > 0 ? rest : null })}
        full={payments.length >= 6}
        columns={{ xs: "repeat(auto-fit, minmax(150px, 1fr))", sm: "minmax(0, 1fr) 180px" }}
      >
        {(_, { name, hideLabel }) => (
          <>
            <SelectField name={`${name}.paymentMethod`} label="Forma de pago" hideLabel={hideLabel} options={METHODS} />
            <PesosField name={`${name}.amount`} label="Recibes" hideLabel={hideLabel} />
          </>
        )}
      </LinesField>
    </FormSection>
  );
}
