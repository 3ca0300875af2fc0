// The page that edits a sales funnel. After a save it leads to the funnel's own page.
import { END, START } from "@mostrador/domain/growth/sales-funnels/checkpoints.ts";
import {
  type NewSalesFunnel,
  salesFunnels as resource,
  type SalesFunnel,
} from "@mostrador/domain/growth/sales-funnels/resource.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { LeaveGuard } from "../../../ui/form/leave-guard.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { NotFoundBox } from "../../../ui/layout/not-found-box.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { salesFunnels } from "./api.ts";
import { CheckpointsField } from "./checkpoints-field.tsx";

const HOME = "/sales-funnels";
const FAILED = "Error al guardar el funnel";
const SHOWN_MS = 4_000;
const LEAVES_AFTER_MS = 1_500;

/** `id` null is a new one. */
export function SalesFunnelEditor({ id }: { id: string | null }) {
  const { row, loading, error, onRetry } = salesFunnels.useOne(id);
  const navigate = useNavigate();
  const mayCall = useMayCall();
  const leave = () => void navigate(id ? `${HOME}/${id}` : HOME);
  return (
    <Page
      title={id ? "Editar funnel de ventas" : "Nuevo funnel de ventas"}
      narrow
      back={{ label: "Funnels de ventas", to: HOME, onSelect: leave }}
    >
      <Card>
        {id && loading ? (
          <FormSkeleton />
        ) : id && error && !row ? (
          <ErrorState error={error} onRetry={onRetry} dense />
        ) : id && !row ? (
          <NotFoundBox
            title="No se encontró este funnel de ventas"
            back={{ label: "Ver funnels de ventas", onSelect: () => void navigate(HOME) }}
            {...(mayCall(resource.routes.create) && { onAdd: () => void navigate(`${HOME}/nuevo`) })}
          />
        ) : (
          <Editor key={id ?? "new"} funnel={row} onCancel={leave} />
        )}
      </Card>
    </Page>
  );
}

function Editor({ funnel, onCancel }: { funnel: SalesFunnel | null; onCancel: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const create = salesFunnels.useCreate();
  const edit = salesFunnels.useEdit();
  const toast = useToast();
  const navigate = useNavigate();
  // The version that filled the form: a newer save of others is a conflict, and stays one.
  const [read] = useState(funnel);
  const [savedId, setSavedId] = useState<string | null>(null);
  useEffect(() => {
    if (savedId === null) return;
    const leaving = setTimeout(() => void navigate(`${HOME}/${savedId}`, { replace: true }), LEAVES_AFTER_MS);
    return () => clearTimeout(leaving);
  }, [savedId, navigate]);
  const submit = async (written: NewSalesFunnel) => {
    const { businessId: _, ...changes } = written;
    try {
      const { data, message } = read
        ? await edit.mutateAsync({
            params: { id: read._id },
            body: { funnel: { ...changes, updatedAt: read.updatedAt } },
          })
        : await create.mutateAsync({ body: { funnel: written } });
      toast.success(message, { duration: SHOWN_MS });
      setSavedId(data._id);
    } catch (reason) {
      toast.error(FAILED, { duration: SHOWN_MS });
      throw reason;
    }
  };
  const { name = "", description = "", checkpoints = [START, END] } = read ?? {};
  return (
    <Form<NewSalesFunnel>
      schema={resource.New}
      defaultValues={{ name, description, checkpoints, businessId }}
      draftKey={read ? `salesFunnel:${read._id}` : `salesFunnel:new:${businessId}`}
      errorRoot={resource.body}
      aria-label={read ? "Editar funnel de ventas" : "Nuevo funnel de ventas"}
      actions={<FormActions onCancel={onCancel} disabled={savedId !== null} />}
      onSubmit={submit}
    >
      <LeaveGuard />
      <FormSection level="h2" title="Datos">
        <TextField name="name" label="Nombre" placeholder="Paquete de novia" maxLength={100} />
        <TextArea name="description" label="Descripción" max={500} required={false} />
      </FormSection>
      <CheckpointsField />
    </Form>
  );
}
