// Customers who wait for a person, longest wait first.
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { previewOf } from "../../features/conversation/inbox/threads/thread-text.ts";
import { useWaitingThreads } from "../../features/conversation/inbox/waiting/use-waiting-threads.ts";
import { waitLength } from "../../features/conversation/inbox/waiting/wait-words.ts";
import { useNow } from "../../lib/use-now.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Empty } from "../../ui/state/empty.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../ui/state/skeletons.tsx";
import { HomeRow, HomeRows } from "./home-row.tsx";

const MOST = 5;

export function WaitingCard() {
  const { threads, error, refetch } = useWaitingThreads();
  const now = useNow();
  return (
    <Card
      flush
      title="Te esperan en el chat"
      action={
        <Button size="small" component={Link} to="/chat">
          Ver chat
        </Button>
      }
    >
      {error && !threads ? (
        <ErrorState dense error={error} onRetry={() => void refetch()} />
      ) : !threads ? (
        <RowsSkeleton rows={3} />
      ) : threads.length === 0 ? (
        <Empty drawing="chat" dense text="Nadie espera a una persona. Lo que el asistente contesta está en el chat." />
      ) : (
        <HomeRows label="Conversaciones que esperan">
          {threads.slice(0, MOST).map((thread) => (
            <HomeRow
              key={thread._id}
              to={`/chat?cliente=${thread.clientId}`}
              start={<Avatar name={thread.clientName || "Cliente"} size={36} />}
              title={thread.clientName || "Cliente"}
              subtitle={previewOf(thread)}
              aside={thread.waitingSince ? waitLength(thread.waitingSince, now) : undefined}
            />
          ))}
          {threads.length > MOST && (
            <HomeRow to="/chat?filtro=esperando" title={`Otras ${threads.length - MOST} conversaciones`} />
          )}
        </HomeRows>
      )}
    </Card>
  );
}
