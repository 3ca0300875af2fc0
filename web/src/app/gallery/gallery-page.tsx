// A gallery of all components on one page, for developers; only in development.

import Button from "@mui/material/Button";
import { useSearchParams } from "react-router";
import { IconAction } from "../../ui/action/icon-action.tsx";
import { LightModeOutlined } from "../../ui/icon/devices.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { useThemeMode } from "../theme-mode.ts";
import { GalleryForm } from "./gallery-form.tsx";
import { GalleryLists } from "./gallery-lists.tsx";
import { GalleryStates } from "./gallery-states.tsx";

export function GalleryPage() {
  const [search, setSearch] = useSearchParams();
  const { toggle } = useThemeMode();
  return (
    <Page
      title="Partes"
      subtitle="Todo lo que comparten las páginas"
      action={
        <>
          <IconAction label="Cambiar tema" onClick={toggle}>
            <LightModeOutlined />
          </IconAction>
          <Button variant="contained" color="primary">
            Agendar cita
          </Button>
        </>
      }
    >
      <Tabs
        label="Partes"
        value={search.get("parte") ?? "listas"}
        onChange={(parte) => setSearch({ parte })}
        tabs={[
          { value: "listas", label: "Listas", content: <GalleryLists /> },
          { value: "formas", label: "Formas", content: <GalleryForm /> },
          { value: "estados", label: "Estados", content: <GalleryStates /> },
        ]}
      />
    </Page>
  );
}
