// 'Registrar pedido': an order by phone or at the counter, at current prices.
import { missingText } from "@mostrador/domain/growth/orders/held-stock.ts";
import { NewOrder } from "@mostrador/domain/growth/orders/schema.ts";
import { REQUIRED } from "@mostrador/domain/kit/schema.ts";
import * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { moneyText } from "../../../ui/data/money.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useBranches } from "../../business/branches/index.ts";
import { ContactField } from "../../business/contacts/index.ts";
import { ProductLinesField, useProducts } from "../../catalog/products/index.ts";
import { useCreateOrder } from "./api.ts";
import { DeliveryFields, withoutUnusedAddress } from "./delivery-fields.tsx";
import { moneyOf } from "./order-words.ts";

type OrderToRegister = NewOrder & { notify: boolean };

const Chosen = z.string(REQUIRED);
const Written = z
  .looseObject({ clientId: Chosen, items: z.array(z.looseObject({ productId: Chosen })) })
  .transform((values, context): OrderToRegister => {
    const parsed = NewOrder.safeParse(values);
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data ? { ...parsed.data, notify: values.notify === true } : z.NEVER;
  });

export function OrderForm({ onClose }: { onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const [branches, products] = [useBranches(), useProducts()];
  const create = useCreateOrder();
  const toast = useToast();
  const open = (branches.data ?? []).filter((one) => !one.isArchived);
  return (
    <FormDialog<OrderToRegister>
      open
      onClose={onClose}
      needs={[branches, products]}
      title="Registrar pedido"
      schema={Written}
      defaultValues={{
        ...{ businessId, clientId: null, branchId: open.length === 1 ? open[0]?._id : null },
        ...{ items: [{ productId: null, quantity: 1 }], deliveryDate: null, deliveryTime: "" },
        ...{ deliveryMethod: "pickup", deliveryAddress: "", details: "", notify: false },
      }}
      draftKey={`order:new:${businessId}`}
      errorRoot="order"
      onSubmit={async ({ notify, ...order }) => {
        const { message, data } = await create.mutateAsync({ body: { order: withoutUnusedAddress(order), notify } });
        toast.success(message);
        const missing = missingText(data.items);
        if (missing) toast.error(missing);
      }}
    >
      <OrderFields branches={open} />
    </FormDialog>
  );
}

type FieldsProps = { branches: readonly { _id: string; name: string }[] };

function OrderFields({ branches }: FieldsProps) {
  const branchId = useFormValue<string | null>("branchId");
  return (
    <>
      <ContactField label="Cliente" />
      {branches.length > 1 && (
        <SelectField
          name="branchId"
          label="Sucursal"
          required={false}
          emptyLabel="Sin sucursal"
          options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      <FormSection title="Productos">
        <ProductLinesField name="items" amountName="quantity" onlyCounted {...(branchId && { branchId })} />
        <Sum />
      </FormSection>
      <DeliveryFields />
    </>
  );
}

/** The total at current prices. */
function Sum() {
  const lines = useFormValue<{ productId: string | null; quantity: number | null }[]>("items") ?? [];
  const { data: products = [] } = useProducts();
  const priced = lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ _id }) => _id === productId);
    return product ? [{ ...product, quantity: quantity ?? 0 }] : [];
  });
  if (priced.length === 0) return null;
  const total = priced.reduce((sum, { price, quantity }) => sum + moneyOf(price, quantity), 0);
  const missing = priced.filter(({ price }) => price <= 0).map(({ name }) => name);
  return (
    <Notice tone={missing.length > 0 ? "warning" : "primary"} role="status">
      {`Total: ${moneyText(total)}`}
      {missing.length > 0 && `. Sin precio: ${missing.join(", ")}`}
    </Notice>
  );
}
