// The filters of the list: time, contact, subject, and who recorded it.
import { EVENT_SOURCES, SOURCE_LABELS } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import type { SearchMatch } from "../../../ui/pick/search-select.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { ContactField } from "../../business/contacts/index.ts";
import { useCourses } from "../../catalog/courses/index.ts";
import { useProducts } from "../../catalog/products/index.ts";
import { useProperties } from "../../catalog/properties/index.ts";
import { useServices } from "../../catalog/services/index.ts";

const SOURCES = EVENT_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }));

/** `client`: the text of the selected one. */
export function EventFilterFields({ client }: { client: SearchMatch | null }) {
  const { data: services = [] } = useServices();
  const { data: products = [] } = useProducts();
  const { data: courses = [] } = useCourses();
  const { data: properties = [] } = useProperties();
  return (
    <>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <ContactField label="Cliente" required={false} selected={client} />
      <SelectField name="servicio" label="Servicio" emptyLabel="Todos" options={services.map(optionOf)} />
      <SelectField name="producto" label="Producto" emptyLabel="Todos" options={products.map(optionOf)} />
      {courses.length > 0 && (
        <SelectField name="curso" label="Curso" emptyLabel="Todos" options={courses.map(optionOf)} />
      )}
      {properties.length > 0 && (
        <SelectField name="inmueble" label="Inmueble" emptyLabel="Todos" options={properties.map(optionOf)} />
      )}
      <SelectField name="registro" label="Lo registró" emptyLabel="Todos" options={SOURCES} />
    </>
  );
}

const optionOf = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, label: name });
