// Who may make a call, as the matrix says it.
export type Action = "view" | "edit" | "delete";
export type Schedule = "appointments" | "blocks";

/** A member with the action on one of these pages; with `schedule` the entry must carry that switch of page 6 too. */
export type Right = {
  pages: readonly number[];
  action: Action;
  schedule?: Schedule;
  /** About the caller's own membership: an admin of the team has none here and is told so. */
  ofMembers?: true;
};

/** `public`: anyone. `session`: any signed-in person. `owner`: owners, and admins in their place. `team`: admins.
 * `partner`: a partner's people, and admins. `ofPartner`: the same, of the partner that the call names. */
export type AccessRule = "public" | "session" | "owner" | "team" | "partner" | "ofPartner" | Right;

// 2 asistentes, 5 chat, 6 agenda, 13 contactos, 16 negocio, 17 sucursales, 18 especialistas, 19 servicios,
// 23 recursos, 24 integraciones, 29 privacidad, 1 principal, 10 finanzas, 11 inventario, 20 productos, 21 cursos, 25 créditos
export const view = (...pages: number[]): Right => ({ pages, action: "view" });
export const edit = (...pages: number[]): Right => ({ pages, action: "edit" });
export const remove = (...pages: number[]): Right => ({ pages, action: "delete" });
export const ofMembers = (right: Right): Right => ({ ...right, ofMembers: true });
export const agenda = (action: Action, schedule: Schedule): Right => ({ pages: [6], action, schedule });
