// Changes the delivery time, place and notes of a pending order.
import { type Order, OrderEdit } from "@mostrador/domain/growth/orders/schema.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useEditOrder } from "./api.ts";
import { DeliveryFields, withoutUnusedAddress } from "./delivery-fields.tsx";

export function DeliveryForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const edit = useEditOrder();
  const toast = useToast();
  const { deliveryMethod, deliveryDate, deliveryTime, deliveryAddress, details, updatedAt } = order;
  return (
    <FormDialog<OrderEdit>
      open
      onClose={onClose}
      title="Editar entrega"
      size="small"
      schema={OrderEdit}
      defaultValues={{
        ...{ deliveryMethod, deliveryDate, deliveryTime: deliveryTime ?? "", deliveryAddress, details },
        notify: false,
      }}
      draftKey={`order:${order._id}`}
      onSubmit={async (values) => {
        const answer = await edit.mutateAsync({
          params: { id: order._id },
          body: { ...withoutUnusedAddress(values), updatedAt },
        });
        toast.success(answer.message);
      }}
    >
      <DeliveryFields />
    </FormDialog>
  );
}
