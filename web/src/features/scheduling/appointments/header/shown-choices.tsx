// Filters of the agenda: people and colour meaning; on the phone also branch and view.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ScrollBox } from "../../../../ui/layout/scroll-box.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { ALL_BRANCHES, type ColorBy, ZOOM_PX } from "../agenda-address.ts";
import type { ColumnsBy } from "../grid/columns.ts";
import { print } from "../print/load-print.ts";
import { isGrid } from "../view/views.ts";
import type { AgendaHeaderProps } from "./header-props.ts";
import { StatusChoices } from "./status-choices.tsx";
import { ViewSwitch } from "./view-switch.tsx";

type Props = AgendaHeaderProps & { isWhole?: boolean; onClose: () => void };

/** After the menu has been removed. */
const AFTER_CLOSING_MS = 300;
const NOT_PRINTED = "No se pudo imprimir. Revisa tu conexión y vuelve a intentarlo.";

export function ShownChoices(props: Props) {
  const { desk, branch, people, address, go, isWhole = false } = props;
  const toast = useToast();
  const chosen = address.people ?? people.map((one) => one._id);
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    const isEverybody = people.every((one) => next.includes(one._id));
    go({ people: isEverybody || next.length === 0 ? null : next });
  };
  const printShown = () => {
    props.onClose();
    print(AFTER_CLOSING_MS, () => toast.error(NOT_PRINTED));
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      {isWhole && (
        <Choice label="Vista">
          <ViewSwitch isWhole view={address.view} onChange={(view) => go({ view })} />
        </Choice>
      )}
      {isWhole && desk.branches.length > 1 && (
        <Choice label="Sucursal">
          <Select
            fullWidth
            value={address.branchId === ALL_BRANCHES ? ALL_BRANCHES : branch._id}
            onChange={(event) => go({ branchId: event.target.value, people: null })}
            slotProps={{ input: { "aria-label": "Sucursal" } }}
          >
            {desk.branches.map((one) => (
              <MenuItem key={one._id} value={one._id}>
                {one.name}
              </MenuItem>
            ))}
            <MenuItem value={ALL_BRANCHES}>Todas las sucursales</MenuItem>
          </Select>
        </Choice>
      )}
      <Choice
        label="Especialistas"
        aside={
          address.people && (
            <Button size="small" variant="text" color="primary" onClick={() => go({ people: null })}>
              Ver a todos
            </Button>
          )
        }
      >
        <ScrollBox
          label="Especialistas"
          sx={{ maxHeight: isWhole ? "none" : 300, mx: -0.5, display: "flex", flexDirection: "column" }}
        >
          {people.map((one) => (
            <FormControlLabel
              key={one._id}
              control={<Checkbox size="small" checked={chosen.includes(one._id)} onChange={() => toggle(one._id)} />}
              label={
                <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0 }}>
                  <Box
                    component="span"
                    aria-hidden
                    sx={{ width: 10, height: 10, borderRadius: "50%", flexShrink: 0, bgcolor: one.colorHex }}
                  />
                  {one.name}
                </Box>
              }
              sx={{ m: 0, minHeight: { xs: 44, sm: 36 } }}
            />
          ))}
        </ScrollBox>
      </Choice>
      <Choice label="El color dice">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={address.colorBy}
          onChange={(_, colorBy: ColorBy | null) => colorBy && go({ colorBy })}
          aria-label="El color dice"
        >
          <ToggleButton value="specialist">Quién atiende</ToggleButton>
          <ToggleButton value="status">El estado</ToggleButton>
        </ToggleButtonGroup>
      </Choice>
      {(address.view === "week" || address.view === "next") && (
        <Choice label="Columnas">
          <ToggleButtonGroup
            exclusive
            size="small"
            value={address.columnsBy}
            onChange={(_, columnsBy: ColumnsBy | null) => columnsBy && go({ columnsBy })}
            aria-label="Columnas"
          >
            <ToggleButton value="day">Por día</ToggleButton>
            <ToggleButton value="specialist">Por día y especialista</ToggleButton>
          </ToggleButtonGroup>
        </Choice>
      )}
      {isGrid(address.view) && <ZoomChoice zoom={address.zoom} go={go} />}
      <Choice
        label="Estados"
        aside={
          address.statuses && (
            <Button size="small" variant="text" color="primary" onClick={() => go({ statuses: null })}>
              Ver todos
            </Button>
          )
        }
      >
        <StatusChoices statuses={address.statuses} onChange={(statuses) => go({ statuses })} />
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={address.hidesCancelled}
              onChange={(_, hidesCancelled) => go({ hidesCancelled })}
            />
          }
          label="Ocultar canceladas"
          sx={{ ml: 0, gap: 1, minHeight: { xs: 44, sm: 36 } }}
        />
      </Choice>
      <Button component={Link} to="/agenda/citas" onClick={props.onClose}>
        Lista de citas
      </Button>
      <Button onClick={printShown}>Imprimir lo que se ve</Button>
    </Stack>
  );
}

function ZoomChoice({ zoom, go }: { zoom: number; go: AgendaHeaderProps["go"] }) {
  return (
    <Choice label="Alto de las horas">
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button size="small" disabled={!(zoom - 1 in ZOOM_PX)} onClick={() => go({ zoom: zoom - 1 })}>
          Alejar
        </Button>
        <Button size="small" disabled={!(zoom + 1 in ZOOM_PX)} onClick={() => go({ zoom: zoom + 1 })}>
          Acercar
        </Button>
        {zoom !== 0 && (
          <Button size="small" variant="text" onClick={() => go({ zoom: 0 })}>
            Normal
          </Button>
        )}
      </Box>
    </Choice>
  );
}

function Choice({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 30, mb: 0.5 }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
