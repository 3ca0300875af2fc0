// With whom: the one named, nobody in particular, or anybody but one.

import { type Desk, type Fact, serviceOf } from "../desk.ts";
import { personFor } from "../wishing/share-people.ts";

export function applySpecialist(desk: Desk, touched: Set<Fact>): void {
  const { r, m } = desk;
  const first = r.specialists.find((mention) => !mention.denied);
  for (const mention of r.specialists) {
    // "Con Marta, y si no hay, con Luis": Luis is only for then.
    // "A las 5 con Chuy o a las 6 con Beto": the first pair.
    if (
      first &&
      mention !== first &&
      touched.has("specialist") &&
      desk.r.times.length > 1 &&
      /\bo a las?\b/.test(r.text)
    )
      continue;
    if (
      first &&
      mention !== first &&
      /\b(?:si no|sino|en caso|de no|por si|si (?:esta|anda|tiene|estuviera) (?:ocupad[oa]|llen[oa]|lleno))\b/.test(
        r.text.slice(first.at, mention.at),
      )
    )
      continue;
    if (mention.denied) {
      m.wish.avoid = [...new Set([...m.wish.avoid, ...mention.ids])];
      if (m.wish.specialistId !== null && mention.ids.includes(m.wish.specialistId)) m.wish.specialistId = null;
      touched.add("specialist");
      continue;
    }
    const service = serviceOf(desk, m.wish.serviceId);
    const fits =
      service && mention.ids.length > 1 ? mention.ids.filter((id) => service.specialistIds.includes(id)) : mention.ids;
    const able = fits.length > 0 ? fits : mention.ids;
    const id = service ? personFor(desk, able, service.id) : able[0]!;
    m.wish.avoid = m.wish.avoid.filter((other) => other !== id);
    if (m.wish.specialistId !== id) touched.add("specialist");
    m.wish.specialistId = id;
    m.wish.anySpecialist = false;
  }
  if (
    /\b(con|por|que) (quien|cualquiera|la que|el que|alguien mas)\b|\bquien sea\b|\b(otra|otro) (persona|estilista|barbero|doctora?|especialista|maestr\w)\b|\bcualquier(a)? (estilista|barbero|doctora?|especialista|persona|maestr\w)\b|\bcon (otra|otro)\b/.test(
      r.text,
    ) &&
    r.specialists.length === 0
  ) {
    if (/\b(otra|otro|alguien mas)\b/.test(r.text) && m.slot) m.wish.avoid = [...m.wish.avoid, m.slot.specialistId];
    if (m.wish.specialistId !== null) touched.add("specialist");
    m.wish.specialistId = null;
    m.wish.anySpecialist = true;
  }
}
