import { SelectField } from "../../../ui/field/select-field.tsx";
import { useTrafficSources } from "./index.ts";

/** The filter of money movements: of contacts who came through this source, since they came. */
export function MovementSource() {
  const options = (useTrafficSources() ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return <SelectField name="fuente" label="Fuente de tráfico del cliente" emptyLabel="Todas" options={options} />;
}
