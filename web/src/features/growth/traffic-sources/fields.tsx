// The form fields of a traffic source.
import { MATCH_LABEL, MATCH_TYPES } from "@mostrador/domain/growth/traffic-sources/matching.ts";
import {
  type NewTrafficSource,
  trafficSources as resource,
  type TrafficSource,
} from "@mostrador/domain/growth/traffic-sources/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { trafficSources } from "./api.ts";

const MATCH_OPTIONS = MATCH_TYPES.map((value) => ({ value, label: MATCH_LABEL[value] }));
type Props = { trafficSource: TrafficSource | null; onClose: () => void };

export function TrafficSourceForm({ trafficSource, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = trafficSources.useSave();
  return (
    <ResourceDialog<NewTrafficSource>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={trafficSource}
      schema={resource.New}
      values={{
        ...{ source: "", keyword: "", description: "", matchType: "partial" },
        ...(trafficSource && trafficSources.values(trafficSource)),
        businessId,
      }}
      save={(values) => save(trafficSource, values)}
      onClose={onClose}
    >
      <FormSection title="De dónde llegan">
        <TextField name="source" label="Fuente" placeholder="Anuncio de verano en Instagram" maxLength={50} autoFocus />
        <TextArea name="description" label="Descripción" placeholder="Dónde se publica y qué ofrece" max={500} />
      </FormSection>
      <FormSection
        title="Cómo se reconoce"
        description="Se busca en el primer mensaje de cada conversación; no importan mayúsculas ni acentos."
      >
        <TextField name="keyword" label="Palabra clave" placeholder="Vi su promoción de verano" maxLength={100} />
        <ChoiceField name="matchType" label="Coincidencia" options={MATCH_OPTIONS} />
      </FormSection>
    </ResourceDialog>
  );
}
