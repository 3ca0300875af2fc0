// Which service the draft is for, which ones wait after it, and which the engine must ask about.
import type { SaidService } from "../../parse/utterance.ts";
import { waitingFor } from "../../state/work.ts";
import { type Fact, joins, type Scene } from "../scene.ts";
import { addService, adds, settlesWaiting } from "../several/add-service.ts";

const MOST_WAITING = 3;

export function applyService(scene: Scene, touched: Set<Fact>): void {
  const { state, said, meant } = scene;
  const wanted = meant.services.filter((one) => !one.denied && (one.sure || mayChange(scene)));
  if (wanted.length === 0) return;
  const [before, last] = [wanted.at(-2), wanted.at(-1)!];
  const replaces =
    said.leaning.corrects &&
    before !== undefined &&
    !last.isBothBehind &&
    (state.draft.serviceId !== null || joins(scene, "instead", before, last));
  const [first, ...rest] = replaces ? [last] : wanted;
  if (settlesWaiting(scene, first!)) return;
  if (adds(scene, first!)) {
    addService(scene, first!.ids, touched);
    return;
  }
  const ids = state.asks === "service" ? narrowed(first!.ids, state.options) : first!.ids;
  state.waiting = behind(scene, ids, rest);
  if (ids.length === 1) {
    if (state.draft.serviceId !== ids[0]) {
      touched.add("service");
      state.replaced = state.draft.serviceId ?? (replaces ? onlyId(before.ids) : null);
    }
    state.draft.serviceId = ids[0]!;
    state.options = [];
  } else if (state.draft.serviceId === null || !ids.includes(state.draft.serviceId)) {
    state.draft.serviceId = null;
    state.options = [...ids];
    touched.add("service");
  }
}

// The ones said now, then the ones that waited before.
function behind(
  { state, said }: Scene,
  ids: readonly string[],
  rest: readonly SaidService[],
): Scene["state"]["waiting"] {
  const isThis = (services: readonly string[]) => services.length === 1 && ids.includes(services[0]!);
  const isIn = (one: { services: readonly string[] }, other: SaidService) => one.services.join() === other.ids.join();
  const fresh = rest
    .filter((one) => one.ids.length > 0 && !isThis(one.ids))
    .map((one) => state.waiting.find((known) => isIn(known, one)) ?? waitingFor(one.ids));
  const kept = said.leaning.corrects
    ? []
    : state.waiting.filter(
        (one) => !rest.some((other) => isIn(one, other)) && (!isThis(one.services) || one.isPlanned),
      );
  return [...fresh, ...kept].slice(0, MOST_WAITING);
}

// Once the service is settled, a synonym alone does not change it: "todo bien", "sí señor".
function mayChange({ state, said }: Scene): boolean {
  if (state.draft.serviceId === null || state.asks === "service" || state.asks === "change") return true;
  return said.leaning.corrects || said.cues.has("changes service");
}

function onlyId(ids: readonly string[]): string | null {
  return ids.length === 1 ? ids[0]! : null;
}

function narrowed(ids: readonly string[], options: readonly string[]): readonly string[] {
  const both = ids.filter((id) => options.includes(id));
  return both.length > 0 ? both : ids;
}
