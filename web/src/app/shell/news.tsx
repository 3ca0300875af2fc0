// Notices shown on all pages: payments to decide, and customers who need a person to answer.
import { UnreadBadge } from "../../features/conversation/inbox/unread/unread-badge.tsx";
import { WaitingWatch } from "../../features/conversation/inbox/waiting/waiting-watch.tsx";
import { TaskNotice } from "../../features/scheduling/payments/task-notice.tsx";

/** `height` in px, of the notices above the page. */
export function News({ height }: { height: number }) {
  return (
    <>
      <WaitingWatch />
      <UnreadBadge />
      <TaskNotice height={height} />
    </>
  );
}
