// The columns of the audience list.
import type { Audience } from "@mostrador/domain/growth/audiences/resource.ts";
import type { Column } from "../../../ui/list/data-list.tsx";
import { KindChip, Members } from "./members.tsx";

export const columns: readonly Column<Audience>[] = [
  { key: "name", label: "Nombre", render: (audience) => audience.name, sortable: true },
  { key: "kind", label: "Tipo", render: (audience) => <KindChip audience={audience} />, width: 130 },
  { key: "members", label: "Contactos", render: (audience) => <Members audience={audience} />, width: 170 },
  { key: "description", label: "Descripción", render: (audience) => audience.description, wideOnly: true },
];
