import type { ContactView } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { NewContactView } from "@mostrador/domain/business/contacts/filter/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useDeleteView, useSaveView } from "./directory-api.ts";

type Props = { query: string; views: readonly ContactView[]; onClose: () => void };
type ViewValues = { businessId: string; name: string; address: string };

/** Saves the directory's current state under a name, and lists the saved views. */
export function ViewsDialog({ query, views, onClose }: Props) {
  const { businessId } = useActiveBusiness();
  const save = useSaveView();
  const { mutateAsync: remove } = useDeleteView();
  const { mutateAsync: restore } = save;
  const toast = useToast();
  const fail = (reason: unknown) => toast.error(sayError(reason));
  const takeAway = async (view: ContactView) => {
    try {
      const { message } = await remove({ params: { id: view._id } });
      const { name, address } = view;
      const back = () => restore({ body: { view: { businessId: view.businessId, name, address } } });
      toast.undo(message, () => void back().catch(fail));
    } catch (reason) {
      fail(reason);
    }
  };
  return (
    <FormDialog<ViewValues>
      open
      onClose={onClose}
      title="Guardar vista"
      schema={NewContactView}
      defaultValues={{ businessId: businessId ?? "", name: "", address: query }}
      errorRoot="view"
      onSubmit={async (view) => toast.success((await save.mutateAsync({ body: { view } })).message)}
    >
      <TextField
        name="name"
        label="Nombre de la vista"
        help="Guarda la búsqueda, los filtros, el orden y las columnas."
        autoFocus
      />
      {views.length > 0 && (
        <Box component="ul" aria-label="Vistas guardadas" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {views.map((view) => (
            <Box component="li" key={view._id} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{view.name}</Typography>
              <IconAction label={`Eliminar la vista ${view.name}`} onClick={() => void takeAway(view)}>
                <DeleteOutlineRounded />
              </IconAction>
            </Box>
          ))}
        </Box>
      )}
    </FormDialog>
  );
}
