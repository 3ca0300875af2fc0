// Who waits for a person is seen on every page; it comes after what a page is first drawn with.
import { Late, latePart } from "../../ui/state/late.tsx";

const BADGE = latePart(
  async () => (await import("../../features/conversation/inbox/waiting/waiting-badge.tsx")).WaitingBadge,
);
const WATCH = latePart(
  async () => (await import("../../features/conversation/inbox/waiting/waiting-watch.tsx")).WaitingWatch,
);

/** Beside the place that it is about; nothing beside the others. */
export function Waiting({ at, small = false }: { at: string; small?: boolean }) {
  return at === "/chat" ? <Late part={BADGE} props={{ small }} failed={() => null} /> : null;
}

export function WatchWaiting() {
  return <Late part={WATCH} props={{}} failed={() => null} />;
}
