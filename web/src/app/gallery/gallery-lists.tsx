import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { MenuButton } from "../../ui/action/menu-button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { DateTime } from "../../ui/data/date-time.tsx";
import { Money } from "../../ui/data/money.tsx";
import { StatusChip } from "../../ui/data/status.tsx";
import { FilterPanel } from "../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { AddRounded, ArchiveOutlined, DeleteOutlineRounded, EditOutlined } from "../../ui/icon/list-actions.ts";
import { Card } from "../../ui/layout/card.tsx";
import { DataList } from "../../ui/list/data-list.tsx";
import { Row } from "../../ui/list/row.tsx";
import { SelectionBar } from "../../ui/list/selection-bar.tsx";
import { SearchInput } from "../../ui/pick/search-input.tsx";
import { Empty } from "../../ui/state/empty.tsx";

const NAMES = [
  "Ana Sofía López Hernández",
  "José Ángel Ramírez",
  "María de los Ángeles Guadalupe Fernández-Villaseñor y Ochoa",
  "Iker Núñez",
  "Ximena Peña Ríos",
  "Óscar Muñoz",
  "Valentina Cruz",
  "Raúl de la Torre",
];
const PEOPLE = NAMES.map((name, index) => ({ id: String(index), name, spent: index * 437.5, seen: index * 26 + 1 }));
const NOW = Date.now();

export function GalleryLists() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["1", "3"]));
  const [text, setText] = useState("");
  const [filters, setFilters] = useState<{ kind: string | null }>({ kind: "client" });
  const shown = PEOPLE.filter((person) => person.name.toLowerCase().includes(text.toLowerCase()));
  const menu = (
    <MenuButton
      label="Acciones"
      actions={[
        { label: "Editar", icon: <EditOutlined />, onSelect: () => undefined },
        { label: "Archivar", icon: <ArchiveOutlined />, onSelect: () => undefined },
        { label: "Eliminar", icon: <DeleteOutlineRounded />, danger: true, divided: true, onSelect: () => undefined },
      ]}
    />
  );
  return (
    <Box sx={{ pt: 2 }}>
      <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
        <Box sx={{ flex: 1, maxWidth: 360 }}>
          <SearchInput value={text} onChange={setText} label="Buscar contactos" />
        </Box>
        <FilterPanel values={filters} emptyValues={{ kind: null }} onChange={setFilters}>
          <SelectField
            name="kind"
            label="Tipo"
            emptyLabel="Todos"
            options={[
              { value: "lead", label: "Prospecto" },
              { value: "client", label: "Cliente" },
            ]}
          />
        </FilterPanel>
      </Stack>
      <SelectionBar count={chosen.size} onClear={() => setChosen(new Set())}>
        <Button size="small">Archivar</Button>
      </SelectionBar>
      <Card flush>
        <DataList
          label="Contactos"
          items={shown}
          itemId={(person) => person.id}
          itemLabel={(person) => person.name}
          onOpen={() => undefined}
          selection={chosen}
          onSelect={setChosen}
          sort={{ key: "name", direction: "asc" }}
          onSort={() => undefined}
          rowActions={() => menu}
          empty={
            <Empty
              drawing="people"
              text="Aquí verás a las personas que te escriben o agendan contigo."
              action={
                <Button variant="contained" color="primary" startIcon={<AddRounded />}>
                  Agregar contacto
                </Button>
              }
            />
          }
          columns={[
            {
              key: "name",
              label: "Nombre",
              sortable: true,
              render: (person) => (
                <Stack direction="row" sx={{ gap: 1.5, alignItems: "center" }}>
                  <Avatar name={person.name} size={28} />
                  <span>{person.name}</span>
                </Stack>
              ),
            },
            {
              key: "state",
              label: "Estado",
              render: (person) =>
                person.seen % 2 ? (
                  <StatusChip tone="success" mark="check" label="Confirmada" />
                ) : (
                  <StatusChip tone="warning" mark="clock" label="Pago pendiente" />
                ),
            },
            {
              key: "seen",
              label: "Última cita",
              wideOnly: true,
              render: (p) => <DateTime value={new Date(NOW - p.seen * 3.6e6)} relative />,
            },
            { key: "next", label: "Próxima", render: (p) => <DateTime value={new Date(NOW + p.seen * 3.6e6)} /> },
            { key: "spent", label: "Pagado", align: "right", render: (p) => <Money amount={p.spent} /> },
          ]}
          renderRow={(person) => (
            <Row
              start={<Avatar name={person.name} />}
              title={person.name}
              subtitle="+52 55 1234 5678"
              aside={<DateTime value={new Date(NOW - person.seen * 3.6e6)} relative />}
              actions={menu}
            />
          )}
        />
      </Card>
    </Box>
  );
}
