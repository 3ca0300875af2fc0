// 'Vender paquete': which one, to whom, and what is paid now.

import { REQUIRED } from "@mostrador/domain/kit/schema.ts";
import { METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import type { SessionPackage } from "@mostrador/domain/money/packages/resource.ts";
import { NewPackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { useState } from "react";
import * as z from "zod";
import { newKey } from "../../../../lib/new-key.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { moneyText } from "../../../../ui/data/money.tsx";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { PesosField } from "../../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { LinesField } from "../../../../ui/form/lines-field.tsx";
import { useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useBranches } from "../../../business/branches/index.ts";
import { ContactField } from "../../../business/contacts/index.ts";
import { packages, useSell } from "../api.ts";
import { countText, validText } from "../sessions-text.ts";

type Person = { id: string; label: string };
type Props = { packageId?: string | null; client?: Person | null; onClose: () => void };
type WrittenPayment = { paymentMethod: PaymentMethod; amount: number | null };

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
const Chosen = z.string(REQUIRED);
const Written = z
  .looseObject({ packageId: Chosen, clientId: Chosen, branchId: Chosen, price: z.number(REQUIRED) })
  .transform((values, context): NewPackagePurchase => {
    const parsed = NewPackagePurchase.safeParse(values);
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data ?? z.NEVER;
  });

export function SellForm({ packageId = null, client = null, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const [known, branches] = [packages.useAll(), useBranches()];
  const sell = useSell();
  const toast = useToast();
  const [key] = useState(() => newKey());
  const onSale = (known.data ?? []).filter(({ available, isArchived }) => available && !isArchived);
  const open = (branches.data ?? []).filter(({ isArchived }) => !isArchived);
  const chosen = onSale.find(({ _id }) => _id === packageId) ?? (onSale.length === 1 ? onSale[0] : undefined);
  return (
    <FormDialog<NewPackagePurchase>
      open
      onClose={onClose}
      needs={[known, branches]}
      title={client ? `Vender paquete a ${client.label}` : "Vender paquete"}
      schema={Written}
      defaultValues={{
        ...{ businessId, key, packageId: chosen?._id ?? null, clientId: client?.id ?? null },
        ...{ branchId: open[0]?._id ?? null, price: chosen?.price ?? null, note: "" },
        payments: chosen && chosen.price > 0 ? [{ paymentMethod: "cash", amount: chosen.price }] : [],
      }}
      errorRoot="purchase"
      submitLabel="Vender"
      savingLabel="Vendiendo…"
      disabled={onSale.length === 0}
      onSubmit={async (purchase) => {
        toast.success((await sell.mutateAsync({ body: { purchase } })).message);
      }}
    >
      {onSale.length === 0 && <Notice tone="warning">No hay paquetes a la venta. Registra uno primero.</Notice>}
      <PackageField onSale={onSale} />
      {!client && <ContactField label="Cliente" />}
      <PesosField name="price" label="Precio" help="Puedes acordar otro precio con este cliente" />
      <FormSection title="Lo que paga hoy">
        <LinesField<WrittenPayment>
          name="payments"
          labelOf={({ paymentMethod }) => METHOD_LABELS[paymentMethod]}
          addLabel="Agregar un pago"
          fresh={(lines) => ({ paymentMethod: lines.length === 0 ? "cash" : "credit", amount: null })}
          columns={{ xs: "minmax(0, 1fr) 132px", sm: "minmax(0, 1fr) 180px" }}
        >
          {(_, { name, hideLabel }) => (
            <>
              <SelectField
                name={`${name}.paymentMethod`}
                label="Forma de pago"
                hideLabel={hideLabel}
                options={METHODS}
              />
              <PesosField name={`${name}.amount`} label="Recibes" hideLabel={hideLabel} />
            </>
          )}
        </LinesField>
      </FormSection>
      {open.length > 1 && (
        <SelectField
          name="branchId"
          label="Sucursal"
          options={open.map(({ _id, name: label }) => ({ value: _id, label }))}
        />
      )}
      <TextArea name="note" label="Nota" required={false} max={500} />
    </FormDialog>
  );
}

/** Choosing one fills in its price, as paid in cash. */
function PackageField({ onSale }: { onSale: readonly SessionPackage[] }) {
  const set = useSetFormValue();
  return (
    <SelectField
      name="packageId"
      label="Paquete"
      options={onSale.map(({ _id: value, name: label, sessions, price, validDays }) => ({
        ...{ value, label },
        help: `${countText(sessions)} · ${moneyText(price)} · ${validText(validDays)}`,
      }))}
      onChanged={(id) => {
        const price = onSale.find(({ _id }) => _id === id)?.price ?? null;
        set("price", price);
        set("payments", price ? [{ paymentMethod: "cash", amount: price }] : []);
      }}
    />
  );
}
