import { type PortfolioBusiness, StripeCustomer } from "@mostrador/domain/business/businesses/schema.ts";
import type * as z from "zod";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useSetStripeCustomer } from "./api.ts";

export function StripeDialog({ business, onClose }: { business: PortfolioBusiness; onClose: () => void }) {
  const save = useSetStripeCustomer();
  const toast = useToast();
  return (
    <FormDialog<z.infer<typeof StripeCustomer>>
      open
      onClose={onClose}
      title="Stripe Customer ID"
      schema={StripeCustomer}
      defaultValues={{ stripeCustomerId: business.stripeCustomerId ?? "" }}
      onSubmit={async (body) => {
        toast.success((await save.mutateAsync({ params: { id: business._id }, body })).message);
      }}
    >
      <TextField name="stripeCustomerId" label="Stripe Customer ID" help="Empieza con cus_" required />
    </FormDialog>
  );
}
