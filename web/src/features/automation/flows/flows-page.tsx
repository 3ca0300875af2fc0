// Flujos: the list, and the builder of one at `nuevo` and `{id}`.
import { FIRST_SETTINGS, newGraph } from "@mostrador/domain/automation/flows/new-graph.ts";
import { READY_FLOWS, withAssistant } from "@mostrador/domain/automation/flows/ready/ready-flows.ts";
import { createFlow } from "@mostrador/domain/automation/flows/routes.ts";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { isMissing } from "../../../lib/client.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { NotFoundBox } from "../../../ui/layout/not-found-box.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useFlow, useFlowChoices, useLiveFlows } from "./api.ts";
import { FlowEditor } from "./editor/flow-editor.tsx";
import { FlowsList } from "./flows-list.tsx";

const HOME = "/flujos";

export function FlowsPage() {
  const [id = ""] = (useParams()["*"] ?? "").split("/");
  useLiveFlows();
  if (id === "nuevo") return <NewFlow />;
  return id ? <StoredFlow key={id} id={id} /> : <FlowsList />;
}

/** `desde`: the ready flow that it begins with. With a single assistant, that one is chosen already. */
function NewFlow() {
  const from = useSearchParams()[0].get("desde");
  const ready = READY_FLOWS.find(({ id }) => id === from);
  const navigate = useNavigate();
  const { data: choices, isPending, error, refetch } = useFlowChoices();
  if (isPending || error) return <Waiting error={error} onRetry={() => void refetch()} />;
  const graph = ready?.graph ?? newGraph();
  const assistants = choices?.assistants ?? [];
  const [only] = assistants;
  const first = {
    name: ready?.name ?? "Flujo nuevo",
    graph: only && assistants.length === 1 ? withAssistant(graph, only._id) : graph,
    settings: ready?.settings ?? FIRST_SETTINGS,
  };
  return <FlowEditor flow={null} first={first} onBack={() => void navigate(HOME)} />;
}

function StoredFlow({ id }: { id: string }) {
  const { data: flow, error, refetch } = useFlow(id);
  // The editor keeps its own document; only a former version that comes back replaces it.
  const [restored, setRestored] = useState(0);
  const navigate = useNavigate();
  const back = () => void navigate(HOME);
  if (!flow) return <Waiting error={error} onRetry={() => void refetch()} onBack={back} />;
  const { nodes, edges, triggerNodeId, settings, meta } = flow;
  return (
    <FlowEditor
      key={restored}
      flow={{ _id: flow._id, active: meta.active, updatedAt: flow.updatedAt, broken: flow.broken }}
      first={{ name: meta.name, graph: { nodes, edges, triggerNodeId }, settings }}
      onBack={back}
      onRestored={() => setRestored((count) => count + 1)}
    />
  );
}

type WaitingProps = { error?: Error | null; onRetry?: () => void; onBack?: () => void };

function Waiting({ error = null, onRetry, onBack = () => undefined }: WaitingProps) {
  return (
    <Page title="Flujo" back={{ label: "Flujos", to: HOME, onSelect: onBack }}>
      {!error ? (
        <FormSkeleton />
      ) : isMissing(error) ? (
        <MissingFlow onBack={onBack} />
      ) : (
        <ErrorState error={error} {...(onRetry && { onRetry })} />
      )}
    </Page>
  );
}

function MissingFlow({ onBack }: { onBack: () => void }) {
  const navigate = useNavigate();
  const mayAdd = useMayCall()(createFlow);
  return (
    <NotFoundBox
      title="No se encontró este flujo"
      back={{ label: "Ver flujos", onSelect: onBack }}
      {...(mayAdd && { onAdd: () => void navigate(`${HOME}/nuevo`) })}
    />
  );
}
