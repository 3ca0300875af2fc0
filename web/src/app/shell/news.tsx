// What is said on every page, whatever it shows: payments that wait for a decision, customers whom a person has to answer.
import { UnreadBadge } from "../../features/conversation/inbox/unread/unread-badge.tsx";
import { WaitingWatch } from "../../features/conversation/inbox/waiting/waiting-watch.tsx";
import { TaskNotice } from "../../features/scheduling/payments/task-notice.tsx";

/** `height` in px, of what stands above the page. */
export function News({ height }: { height: number }) {
  return (
    <>
      <WaitingWatch />
      <UnreadBadge />
      <TaskNotice height={height} />
    </>
  );
}
