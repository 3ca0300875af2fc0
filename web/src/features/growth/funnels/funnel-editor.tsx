// The page that edits a funnel: a new one, a copy, or an edit with the version that was read.
import { GOAL_LABELS, GOALS, type Goal } from "@mostrador/domain/growth/funnels/phases.ts";
import { type Funnel, type NewFunnel, funnels as resource } from "@mostrador/domain/growth/funnels/resource.ts";
import { PLANS_PATH } from "@mostrador/domain/kit/resource/plan-limit.ts";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { idIn } from "../../../lib/address/filters.ts";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { LeaveGuard } from "../../../ui/form/leave-guard.tsx";
import { useFormDirty } from "../../../ui/form/use-form-values.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { NotFoundBox } from "../../../ui/layout/not-found-box.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { NewerVersion } from "../../../ui/state/newer-version.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { funnels } from "./api.ts";
import { copyOf, presetValues, valuesOf } from "./funnel-values.ts";
import { NotesField } from "./notes-field.tsx";
import { PhasesField } from "./phases-field.tsx";

/** `id` null is a new one; `?funnelId=` starts it as a copy. */
export function FunnelEditor({ id }: { id: string | null }) {
  const copied = idIn(useSearchParams()[0].get("funnelId"));
  const source = id ?? copied;
  const { row, loading, error, onRetry } = funnels.useOne(source);
  const navigate = useNavigate();
  const mayCall = useMayCall();
  const leave = () => void navigate("/funnels");
  return (
    <Page
      title={id ? "Editar funnel" : "Nuevo funnel"}
      narrow
      back={{ label: "Funnels", to: "/funnels", onSelect: leave }}
    >
      <Card>
        {source && loading ? (
          <FormSkeleton />
        ) : source && error && !row ? (
          <ErrorState error={error} onRetry={onRetry} dense />
        ) : source && !row ? (
          <NotFoundBox
            title="No se encontró este funnel"
            back={{ label: "Ver funnels", onSelect: leave }}
            {...(mayCall(resource.routes.create) && { onAdd: () => void navigate("/funnels/nuevo") })}
          />
        ) : (
          <Editor key={source ?? "new"} funnel={row} isCopy={id === null} onDone={leave} />
        )}
      </Card>
    </Page>
  );
}

const FAILED = "Error al guardar el funnel";
const FAILED_MS = 4000;

/** The refusal of a plan's limit says where the plans are. */
function isOverPlan(reason: unknown): boolean {
  const { data } = (reason ?? {}) as { data?: { link?: unknown } | null };
  return data?.link === PLANS_PATH;
}

type EditorProps = { funnel: Funnel | null; isCopy: boolean; onDone: () => void };

function Editor({ funnel, isCopy, onDone }: EditorProps) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = funnels.useSave();
  const toast = useToast();
  // The version that filled the form: newer saves of others are shown next to it and do not change it.
  const [read, setRead] = useState(funnel);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const isNewer = !isCopy && !isSaving && read !== null && funnel !== null && funnel.updatedAt > read.updatedAt;
  if (isNewer && !isDirty) setRead(funnel);
  const values = read === null ? presetValues() : isCopy ? copyOf(read) : valuesOf(read);
  const submit = async ({ notes, ...written }: NewFunnel) => {
    setIsSaving(true);
    try {
      const kept = { ...written, notes: notes.filter(({ text }) => text !== "") };
      toast.success((await save(isCopy ? null : read, kept)).message);
    } catch (reason) {
      toast.error(FAILED, { duration: FAILED_MS });
      setIsFull(isOverPlan(reason));
      throw reason;
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Form<NewFunnel>
      key={read?.updatedAt ?? "new"}
      schema={resource.New}
      defaultValues={{ ...values, businessId }}
      draftKey={read === null ? `funnel:new:${businessId}` : `funnel:${isCopy ? "copy:" : ""}${read._id}`}
      errorRoot={resource.name}
      aria-label={isCopy ? "Nuevo funnel" : "Editar funnel"}
      actions={
        <FormActions onCancel={onDone}>
          {isFull && (
            <Button component={Link} to={PLANS_PATH}>
              Ver planes
            </Button>
          )}
        </FormActions>
      }
      onSubmit={submit}
      onSaved={onDone}
    >
      <Dirtiness onChange={setIsDirty} />
      <LeaveGuard />
      {isNewer && (
        <NewerVersion onShow={() => setRead(funnel)}>
          Alguien más guardó cambios. Al ver la versión actual, lo que escribiste se queda encima.
        </NewerVersion>
      )}
      <FormSection level="h2" title="Datos">
        <TextField name="name" label="Nombre" placeholder="Ventas" maxLength={60} />
        <TextArea
          name="description"
          label="Descripción"
          placeholder="De quien escribe por primera vez a quien vuelve"
          max={500}
          required={false}
        />
        <SelectField<Goal>
          name="goal"
          label="Meta"
          options={GOALS.map((value) => ({ value, label: GOAL_LABELS[value] }))}
        />
      </FormSection>
      <PhasesField />
      <NotesField />
    </Form>
  );
}

function Dirtiness({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const isDirty = useFormDirty();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
