// Salas y equipos: what services need besides a person.
import { type Facility, KIND_LABELS } from "@mostrador/domain/catalog/facilities/resource.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { useBranches } from "../../business/branches/index.ts";
import { facilities } from "./api.ts";
import { FacilityForm } from "./facility-form.tsx";

export function FacilitiesPage() {
  const address = useListAddress();
  const places = useBranches().data ?? [];
  const branchOf = ({ branchId }: Facility) => places.find(({ _id }) => _id === branchId)?.name ?? "";
  return (
    <ResourcePage<Facility>
      address={address}
      data={facilities.usePage(address)}
      labelOf={(facility) => facility.name}
      columns={[
        { key: "name", label: "Nombre", render: ({ name }) => name, sortable: true },
        { key: "kind", label: "Tipo", render: ({ kind }) => KIND_LABELS[kind], width: 120 },
        { key: "units", label: "Cuántos hay", render: ({ units }) => units, width: 140 },
        { key: "branch", label: "Sucursal", render: branchOf, width: 200 },
        { key: "notes", label: "Notas", render: ({ notes }) => notes, wideOnly: true },
      ]}
      renderRow={(facility, actions) => (
        <Row
          title={facility.name}
          subtitle={[`${KIND_LABELS[facility.kind]}${countText(facility)}`, branchOf(facility)]
            .filter(Boolean)
            .join(" · ")}
          actions={actions}
        />
      )}
      empty={{
        drawing: "service",
        text: "Registra las cabinas, sillones o aparatos que comparten tus citas y elige en cada servicio los que usa: nunca se ocupa uno dos veces a la misma hora.",
      }}
      tabs={(facility) => [
        {
          value: "datos",
          label: "Datos",
          content: (
            <Facts
              facts={[
                { label: "Tipo", value: KIND_LABELS[facility.kind] },
                { label: "Cuántos hay", value: String(facility.units) },
                { label: "Sucursal", value: branchOf(facility) },
                { label: "Notas", value: facility.notes },
              ]}
            />
          ),
        },
      ]}
      form={(facility, onClose) => <FacilityForm facility={facility} onClose={onClose} />}
    />
  );
}

function countText({ units }: Facility): string {
  return units > 1 ? ` (${units})` : "";
}
