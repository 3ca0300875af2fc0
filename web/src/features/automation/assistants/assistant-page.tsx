// One assistant: its switch, its engine, and its settings in three parts, to read or to edit in forms that save
// automatically.
import type { AssistantEdit } from "@mostrador/domain/automation/assistants/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { Id } from "@mostrador/domain/kit/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { isMissing } from "../../../lib/client.ts";
import { useMay } from "../../../lib/session/active-business.ts";
import { useEditing } from "../../../ui/form/use-editing.ts";
import { EditOutlined } from "../../../ui/icon/list-actions.ts";
import { QuestionAnswerOutlined } from "../../../ui/icon/messages.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { NotFoundBox } from "../../../ui/layout/not-found-box.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { EditorSkeleton } from "../../../ui/state/page-skeletons.tsx";
import { SaveState, type SaveStatus } from "../../../ui/state/save-state.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useAssistant, useEditAssistant } from "./api.ts";
import { AssistantActions } from "./assistant-actions.tsx";
import { CapabilitiesFacts, ConfigurationFacts, PromptFacts } from "./assistant-facts.tsx";
import { AssistantSwitch } from "./assistant-switch.tsx";
import { engineText, unreachable } from "./assistant-words.ts";
import { AssistantFace } from "./avatar/assistant-face.tsx";
import { CapabilitiesEditor } from "./editors/capabilities-editor.tsx";
import { ConfigurationEditor } from "./editors/configuration-editor.tsx";
import { PromptEditor } from "./editors/prompt-editor.tsx";

const REHEARSAL = latePart(async () => (await import("./rehearsal/rehearsal-panel.tsx")).RehearsalPanel);

const TESTS = latePart(async () => (await import("./test-conversations/test-conversations.tsx")).TestConversations);
const TESTS_TAB = { value: "pruebas", label: "Conversaciones de prueba" } as const;

/** Marks the address of an assistant that was just created. */
const TRY = "probar";

const TABS = [
  { value: "capacidades", label: "Capacidades", facts: CapabilitiesFacts, editor: CapabilitiesEditor },
  { value: "prompt", label: "Instrucciones y personalidad", facts: PromptFacts, editor: PromptEditor },
  { value: "configuracion", label: "Configuración", facts: ConfigurationFacts, editor: ConfigurationEditor },
] as const;
type TabName = (typeof TABS)[number]["value"] | typeof TESTS_TAB.value;

/** An address without an id is not the same as a deleted assistant. */
function titleOf(id: string): string {
  return Id.safeParse(id).success ? "No se ha encontrado el asistente" : "Id de asistente no encontrado";
}

export function AssistantPage() {
  const { id = "" } = useParams();
  const assistant = useAssistant(id);
  const edit = useEditAssistant(id);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<{ saving: SaveStatus; retry?: () => void }>({ saving: "idle" });
  const toast = useToast();
  const mayEdit = useMay()(PAGE.asistentes, "edit");
  const { isEditing, edit: beginEditing, stop } = useEditing(mayEdit);
  /** The current form values, saved or not. */
  const draft = useRef<AssistantEdit>({});
  const [rehearsed, setRehearsed] = useState<AssistantEdit | null>(() => (mayEdit && params.has(TRY) ? {} : null));
  const endTrial = () => {
    setRehearsed(null);
    if (!params.has(TRY)) return;
    params.delete(TRY);
    setParams(params, { replace: true });
  };
  const { data } = assistant;
  const isTests = params.get("editor") === TESTS_TAB.value;
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
  const unknown = isMissing(assistant.error);
  const back = { label: "Asistentes", to: "/asistentes", onSelect: () => void navigate("/asistentes") };
  return (
    <Page
      narrow
      title={data?.name ?? "Asistente"}
      back={back}
      {...(data && {
        subtitle: (
          <Box sx={{ display: "flex", columnGap: 1.5, alignItems: "center" }}>
            <AssistantFace assistant={data} size={28} />
            <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
              {engineText(data)}
              {/* Its space is reserved, so that nothing below moves. */}
              <Box component="span" sx={{ minWidth: 110, minHeight: 20 }}>
                <SaveState state={state.saving} {...(state.retry && { onRetry: state.retry })} />
              </Box>
            </Box>
          </Box>
        ),
      })}
      action={
        data && (
          <>
            {mayEdit && (
              <Button
                startIcon={<QuestionAnswerOutlined />}
                onClick={() => setRehearsed(isEditing ? draft.current : {})}
              >
                Probar
              </Button>
            )}
            <AssistantSwitch assistant={data} />
            <AssistantActions assistant={data} />
          </>
        )
      }
    >
      {assistant.isPending && <EditorSkeleton />}
      {assistant.error &&
        (unknown ? (
          <NotFoundBox
            title={titleOf(id)}
            back={{ label: "Ver asistentes", onSelect: back.onSelect }}
            {...(mayEdit && { onAdd: () => void navigate("/asistentes?nuevo=1") })}
          />
        ) : (
          <ErrorState
            title="Error al cargar el asistant"
            error={assistant.error}
            onRetry={() => void assistant.refetch()}
          />
        ))}
      {data && (
        <>
          {!data.isReachable && (
            <Box sx={{ mb: 2 }}>
              <Notice
                tone="warning"
                action={
                  <Button size="small" component={Link} to={unreachable(data).to}>
                    {unreachable(data).label}
                  </Button>
                }
              >
                Nadie le puede escribir todavía: {unreachable(data).why}.
              </Notice>
            </Box>
          )}
          <Box sx={{ mb: 2 }}>
            <Tabs<TabName>
              label="Editores del asistente"
              value={isTests ? TESTS_TAB.value : tab.value}
              onChange={(value) => setParams({ editor: value }, { replace: true })}
              tabs={[...TABS.map(({ value, label }) => ({ value, label })), TESTS_TAB]}
            />
          </Box>
          {isTests ? (
            <Late part={TESTS} props={{ assistant: data }} waiting={<EditorSkeleton />} />
          ) : (
            <Card
              title={tab.label}
              action={
                mayEdit &&
                (isEditing ? (
                  <Button variant="contained" color="primary" onClick={stop}>
                    Listo
                  </Button>
                ) : (
                  <Button startIcon={<EditOutlined />} onClick={beginEditing}>
                    Editar
                  </Button>
                ))
              }
            >
              {isEditing ? (
                <tab.editor
                  key={tab.value}
                  assistant={data}
                  onSave={save}
                  onValues={(values) => {
                    draft.current = values;
                  }}
                  onState={(saving, retry) => setState({ saving, retry })}
                />
              ) : (
                <tab.facts assistant={data} />
              )}
            </Card>
          )}
          {rehearsed && <Late part={REHEARSAL} props={{ assistant: data, draft: rehearsed, onClose: endTrial }} />}
        </>
      )}
    </Page>
  );
}
