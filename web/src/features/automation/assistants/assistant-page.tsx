// One assistant: its switch, the engine that answers, and its three editors. Each saves by itself.
import type { AssistantEdit } from "@mostrador/domain/automation/assistants/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { CallError } from "../../../lib/client.ts";
import { useMay } from "../../../lib/session/active-business.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { SaveState, type Saving } from "../../../ui/state/save-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useAssistant, useEditAssistant } from "./api.ts";
import { AssistantActions } from "./assistant-actions.tsx";
import { AssistantSwitch } from "./assistant-switch.tsx";
import { engineText } from "./assistant-words.ts";
import { CapabilitiesEditor } from "./editors/capabilities-editor.tsx";
import { ConfigurationEditor } from "./editors/configuration-editor.tsx";
import { PromptEditor } from "./editors/prompt-editor.tsx";

const TABS = [
  { value: "capacidades", label: "Capacidades", editor: CapabilitiesEditor },
  { value: "prompt", label: "Prompt y personalidad", editor: PromptEditor },
  { value: "configuracion", label: "Configuración", editor: ConfigurationEditor },
] as const;
type TabName = (typeof TABS)[number]["value"];

export function AssistantPage() {
  const { id = "" } = useParams();
  const assistant = useAssistant(id);
  const edit = useEditAssistant(id);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<{ saving: Saving; retry?: () => void }>({ saving: "idle" });
  const toast = useToast();
  const may = useMay();
  const { data } = assistant;
  const tab = TABS.find(({ value }) => value === params.get("editor")) ?? TABS[0];
  const save = async (changes: AssistantEdit) => {
    try {
      const { message } = await edit.mutateAsync(changes);
      toast.success(message, { duration: 3000, key: "assistant-saved" });
    } catch (error) {
      toast.error("Error al guardar los cambios", { duration: 5000, key: "assistant-failed" });
      throw error;
    }
  };
  const unknown = assistant.error instanceof CallError && [400, 404, 422].includes(assistant.error.status);
  const back = { label: "Asistentes", to: "/asistentes", onSelect: () => void navigate("/asistentes") };
  return (
    <Page
      narrow
      title={data?.name ?? "Asistente"}
      back={back}
      {...(data && {
        subtitle: (
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "center" }}>
            {engineText(data)}
            {/* Its place is kept, so that nothing below moves. */}
            <Box component="span" sx={{ minWidth: 110, minHeight: 20 }}>
              <SaveState state={state.saving} {...(state.retry && { onRetry: state.retry })} />
            </Box>
          </Box>
        ),
      })}
      action={
        data && (
          <>
            <AssistantSwitch assistant={data} />
            <AssistantActions assistant={data} />
          </>
        )
      }
    >
      {assistant.isPending && <FormSkeleton />}
      {assistant.error &&
        (unknown ? (
          <ErrorState title="No se ha encontrado el asistente" error="Puede que alguien lo haya eliminado." />
        ) : (
          <ErrorState error={assistant.error} onRetry={() => void assistant.refetch()} />
        ))}
      {data && (
        <>
          <Box sx={{ mb: 2 }}>
            <Tabs<TabName>
              label="Editores del asistente"
              value={tab.value}
              onChange={(value) => setParams({ editor: value }, { replace: true })}
              tabs={TABS.map(({ value, label }) => ({ value, label }))}
            />
          </Box>
          <Card>
            <tab.editor
              key={tab.value}
              assistant={data}
              disabled={!may(PAGE.asistentes, "edit")}
              onSave={save}
              onState={(saving, retry) => setState({ saving, retry })}
            />
          </Card>
        </>
      )}
    </Page>
  );
}
