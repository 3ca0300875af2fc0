// The assistants with their faces: today's work of each, and whether it answers.
import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useAssistants, useAssistantsLive } from "../../features/automation/assistants/api.ts";
import { todayText } from "../../features/automation/assistants/assistant-words.ts";
import { AssistantFace } from "../../features/automation/assistants/avatar/assistant-face.tsx";
import { useMay } from "../../lib/session/active-business.ts";
import { StatusChip } from "../../ui/data/status.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../ui/state/skeletons.tsx";
import { HomeRow, HomeRows } from "./home-row.tsx";

export function AssistantsCard() {
  const { data, error, refetch } = useAssistants();
  useAssistantsLive();
  return (
    <Card flush title="Asistentes">
      {error && !data ? (
        <ErrorState dense error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={2} />
      ) : (
        <HomeRows label="Asistentes">
          {data.map((assistant) => (
            <HomeRow
              key={assistant._id}
              to={`/asistentes/${assistant._id}`}
              start={<AssistantFace assistant={assistant} size={36} />}
              title={assistant.name}
              subtitle={todayText(assistant.today)}
              aside={<StatusChip {...stateOf(assistant)} />}
            />
          ))}
          <NextStep assistants={data} />
        </HomeRows>
      )}
    </Card>
  );
}

/** What keeps all assistants from answering. */
function NextStep({ assistants }: { assistants: readonly Assistant[] }) {
  const mayConnect = useMay()(PAGE.integraciones, "edit");
  const [first] = assistants;
  if (!first)
    return <HomeRow to="/asistentes" title="Crea tu asistente" subtitle="Responde WhatsApp y agenda por ti." />;
  if (!assistants.some(({ isReachable }) => isReachable))
    return (
      mayConnect && (
        <HomeRow
          to="/integraciones/whatsapp"
          title="Conecta tu WhatsApp"
          subtitle={`Sin un número conectado, nadie le escribe a ${first.name}.`}
        />
      )
    );
  if (assistants.some(({ isWorking }) => isWorking)) return null;
  return (
    <HomeRow
      to={`/asistentes/${first._id}`}
      title={`Activa a ${first.name}`}
      subtitle="Mientras esté apagado, cada mensaje espera a una persona."
    />
  );
}

function stateOf({ isWorking, isReachable, hasCredits, mode }: Assistant) {
  if (!isWorking) return { tone: "neutral", mark: "dash", label: "Apagado" } as const;
  if (!isReachable) return { tone: "warning", mark: "ring", label: "Sin WhatsApp" } as const;
  if (!hasCredits) return { tone: "warning", mark: "ring", label: "Sin créditos" } as const;
  if (mode === "testing") return { tone: "primary", mark: "half", label: "En pruebas" } as const;
  return { tone: "success", mark: "check", label: "Contesta" } as const;
}
