// 'Cambiar usuario': the person is found by their e-mail, and becomes the owner of the business.
import type { PortfolioBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import { UserEmail } from "@mostrador/domain/partners/partners/schema.ts";
import Typography from "@mui/material/Typography";
import type * as z from "zod";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useFindUser } from "../../partners/partners/index.ts";
import { useChangeOwner } from "./api.ts";

export function OwnerDialog({ business, onClose }: { business: PortfolioBusiness; onClose: () => void }) {
  const find = useFindUser();
  const changeOwner = useChangeOwner();
  const toast = useToast();
  return (
    <FormDialog<z.infer<typeof UserEmail>>
      open
      onClose={onClose}
      title="Cambiar usuario"
      schema={UserEmail}
      defaultValues={{ email: "" }}
      submitLabel="Cambiar usuario"
      onSubmit={async (body) => {
        const { _id } = (await find.mutateAsync({ body })).data;
        const changed = await changeOwner.mutateAsync({ params: { id: business._id }, body: { user: _id } });
        toast.success(changed.message);
      }}
    >
      <Typography variant="body2">
        {business.user ? `${business.name} es de ${business.user.name} (${business.user.email}).` : business.name}
      </Typography>
      <TextField name="email" label="Correo del nuevo dueño" type="email" required />
    </FormDialog>
  );
}
