// What is said on every page, whatever it shows: payments that wait for a decision, customers who wait for a person.
import { WaitingWatch } from "../../features/conversation/inbox/waiting/waiting-watch.tsx";
import { TaskNotice } from "../../features/scheduling/payments/task-notice.tsx";
import { WaitingMarks } from "./waiting-marks.tsx";

/** `height` in px, of what stands above the page. */
export function News({ height }: { height: number }) {
  return (
    <>
      <WaitingWatch />
      <WaitingMarks />
      <TaskNotice height={height} />
    </>
  );
}
