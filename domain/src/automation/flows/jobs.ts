// The jobs of flows.
import { event } from "../../kit/event.ts";

/** A run goes on. `wakeId`: the wait that is over; null when it is not waiting. */
export const FlowRunDue = event<{ runId: string; wakeId: string | null }>("flow-run-due");
/** A timer starts its runs. `timerId` names the chain of ticks, `tick` the instant (epoch ms). */
export const FlowTimerDue = event<{ flowId: string; timerId: string; tick: number }>("flow-timer-due");
/** A run ended without an answer to this message: the next flow or an assistant gets it. `tried`: flows that had it. */
export const FlowMessageLeft = event<{ threadId: string; messageId: string; tried: string[] }>("flow-message-left");
/** The assistant that a run waits for ended its turn in this conversation. */
export const FlowTurnOver = event<{ runId: string; threadId: string }>("flow-turn-over");
