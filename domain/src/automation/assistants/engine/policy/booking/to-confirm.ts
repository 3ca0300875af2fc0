// The full summary before a booking: service, day, hour, person, branch and name.
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import type { Decision } from "../decision.ts";
import { ask, type Scene, say, serviceOf } from "../scene.ts";

/** Counts, among the options of the question, how often the engine asked for the name again. */
const AGAIN = "again";

/** Asks for the name when there is none, or else for the yes. */
export function toConfirm(scene: Scene, slot: ToolSlot, isSoft = false): Decision {
  const { state } = scene;
  state.slot = slot;
  const said = { slot, name: nameFor(scene) };
  const digest = digestOf(scene, slot);
  const isShown = state.shown === digest;
  state.shown = digest;
  if (state.kind === "booking" && said.name === null) {
    const isAgain = state.asks === "name" && isShown;
    if (!isAgain) state.agreed = null;
    const times = isAgain ? state.options.length : 0;
    ask(scene, "name", isAgain ? [...state.options, AGAIN] : []);
    return say({ act: "ask_name", slot: said, isAgain, isOffered: times % 2 === 1 });
  }
  ask(scene, "confirm");
  if (state.kind === "moving") return say({ act: "confirm", of: "move", slot: said, waiting: [], isSoft });
  return say({ act: "confirm", of: "book", slot: said, waiting: waitingNames(scene), isSoft });
}

/** The name for the booking. */
export function nameFor({ state, turn }: Scene): string | null {
  return state.kind === "booking" ? (state.forName ?? turn.contactName ?? state.name) : null;
}

/** The key of what was shown: a yes is for this and nothing else. */
export function digestOf(scene: Scene, slot: ToolSlot): string {
  const price = serviceOf(scene, slot.serviceId)?.price ?? "";
  return [slot.serviceId, slot.specialistId, slot.branchId, slot.day, slot.time, price].join("|");
}

// What comes after this one, so that no request seems lost.
function waitingNames(scene: Scene): string[] {
  return scene.state.waiting.flatMap(({ services, name }) => {
    const service = sharedName(services.map((id) => serviceOf(scene, id)?.name ?? ""));
    return service ? [name ? `${service} (${name})` : service] : [];
  });
}

// "Corte", where it is not said yet which one.
function sharedName(names: readonly string[]): string {
  const [first = "", ...others] = names;
  if (others.length === 0) return first;
  const words = first.split(" ");
  const shared = words.filter((word, i) => others.every((other) => other.split(" ")[i] === word));
  while (LINKS.has(shared.at(-1) ?? "")) shared.pop();
  return shared.join(" ");
}

const LINKS: ReadonlySet<string> = new Set(["de", "del", "con", "para", "en", "y"]);
