// Chooses the funnel and scenario to add contacts to.
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import * as z from "zod";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { funnels as resource } from "../api.ts";
import { useAddMany } from "./add-many.ts";

const Chosen = z.object({
  funnelId: z.string("Elige un funnel"),
  scenarioId: z.string("Elige una etapa"),
});
type Chosen = z.infer<typeof Chosen>;

type Props = {
  /** Null: counted when they are read. */
  count: number | null;
  /** `total`: also counts those beyond the limit. */
  find: () => Promise<{ ids: readonly string[]; total: number }>;
  onClose: () => void;
  onDone?: () => void;
};

export function AddDialog({ count, find, onClose, onDone }: Props) {
  const all = resource.useAll();
  const funnels = (all.data ?? []).filter(({ isArchived, phases }) => !isArchived && scenariosOf(phases).length > 0);
  const add = useAddMany();
  const toast = useToast();
  if (all.isSuccess && funnels.length === 0) return <NoFunnels onClose={onClose} />;
  const [first] = funnels;
  return (
    <FormDialog<Chosen>
      open
      onClose={onClose}
      title={titleOf(count)}
      size="small"
      submitLabel="Agregar"
      savingLabel="Agregando…"
      needs={[all]}
      schema={Chosen}
      defaultValues={{ funnelId: first?._id ?? null, scenarioId: first ? scenariosOf(first.phases)[0]?.value : null }}
      onSubmit={async ({ funnelId, scenarioId }) => {
        const { ids, total } = await find();
        if (ids.length === 0) {
          toast.info("No hay contactos que agregar.");
          return;
        }
        const funnel = funnels.find(({ _id }) => _id === funnelId);
        const scenario = scenariosOf(funnel?.phases ?? []).find(({ value }) => value === scenarioId);
        const name = [funnel?.name, scenario?.label].filter(Boolean).join(" · ");
        await add(ids, { funnelId, scenarioId, name }, total - ids.length);
        onDone?.();
      }}
    >
      <PlaceFields funnels={funnels} />
    </FormDialog>
  );
}

function PlaceFields({ funnels }: { funnels: readonly Funnel[] }) {
  const funnelId = useFormValue<string | null>("funnelId");
  const set = useSetFormValue();
  const scenarios = (id: string | null) => scenariosOf(funnels.find(({ _id }) => _id === id)?.phases ?? []);
  return (
    <>
      <SelectField
        name="funnelId"
        label="Funnel"
        options={funnels.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChanged={(id) => set("scenarioId", scenarios(id)[0]?.value ?? null)}
      />
      <SelectField
        name="scenarioId"
        label="Etapa"
        help="Quien ya esté en este funnel pasa a esta etapa."
        options={scenarios(funnelId)}
      />
    </>
  );
}

function NoFunnels({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Agregar a un funnel" size="small">
      <Empty
        drawing="people"
        text="Todavía no tienes funnels con etapas."
        action={
          <Button component={Link} to="/funnels/nuevo">
            Crear funnel
          </Button>
        }
        dense
      />
    </Dialog>
  );
}

function scenariosOf(phases: Funnel["phases"]) {
  return phases.flatMap((phase) =>
    phase.scenarios.map((scenario) => ({ value: scenario._id, label: `${phase.name} · ${scenario.name}` })),
  );
}

function titleOf(count: number | null): string {
  if (count === null) return "Agregar a un funnel";
  return count === 1
    ? "Agregar 1 contacto a un funnel"
    : `Agregar ${count.toLocaleString("es-MX")} contactos a un funnel`;
}
