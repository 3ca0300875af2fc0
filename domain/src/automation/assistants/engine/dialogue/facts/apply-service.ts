// Which service the wish is for, which ones wait behind it, and which must be asked.
import type { Desk, Fact } from "../desk.ts";
import { addService, adds, EITHER, settlesQueued } from "../wishing/add-service.ts";
import { saysBoth } from "../wishing/take-both.ts";

export function applyService(desk: Desk, touched: Set<Fact>): void {
  const { m, r } = desk;
  const wanted = r.services.filter((mention) => !mention.denied && (mention.sure || mayChange(desk)));
  if (wanted.length === 0) return;
  const between = wanted.length > 1 ? r.text.slice(wanted.at(-2)!.end, wanted.at(-1)!.at) : "";
  const replaces =
    r.corrects &&
    wanted.length > 1 &&
    !saysBoth(r.text.slice(wanted.at(-1)!.end)) &&
    (m.wish.serviceId !== null ||
      /\b(mejor|perdon|digo|no|mas bien|corrijo|sino|en vez|en lugar|cambi\w+)\b/.test(between));
  const [first, ...rest] = replaces ? wanted.slice(-1) : wanted;
  if (settlesQueued(desk, first!)) return;
  if (adds(desk, first!)) {
    addService(desk, first!.ids, touched);
    return;
  }
  const ids = m.asked === "service" ? narrowed(first!.ids, m.options) : first!.ids;
  m.queue = rest
    .flatMap((mention) => (mention.ids.length > 0 ? [mention.ids.join(EITHER)] : []))
    .filter((id) => !ids.includes(id))
    .concat(
      m.queue
        .filter((id) => !rest.some((mention) => mention.ids.join(EITHER) === id))
        .filter((id) => (!ids.includes(id) || m.plans.some((plan) => plan.serviceId === id)) && !r.corrects),
    )
    .slice(0, 3);
  if (ids.length === 1) {
    if (m.wish.serviceId !== ids[0]) {
      touched.add("service");
      m.replaced = m.wish.serviceId ?? (replaces ? onlyId(wanted.at(-2)!.ids) : null);
    }
    m.wish.serviceId = ids[0]!;
    m.options = [];
  } else if (m.wish.serviceId === null || !ids.includes(m.wish.serviceId)) {
    m.wish.serviceId = null;
    m.options = ids;
    touched.add("service");
  }
}

// Once the service is settled, a kindred word alone does not change it: "todo bien", "sí señor".
function mayChange(desk: Desk): boolean {
  const { m, r } = desk;
  if (m.wish.serviceId === null || m.asked === "service" || m.asked === "change") return true;
  return (
    r.corrects ||
    /\b(?:para (?:mi|un|una|el|la)|quiero|quisiera|servicio|tambien|en vez|cambi\w+|ademas)\b/.test(r.text)
  );
}

function onlyId(ids: readonly string[]): string | null {
  return ids.length === 1 ? ids[0]! : null;
}

function narrowed(ids: readonly string[], options: readonly string[]): string[] {
  const both = ids.filter((id) => options.includes(id));
  return both.length > 0 ? both : [...ids];
}
