// Whose clock says which day it is for several branches: for dashboards, commissions, lists and 'Hoy'.

/** The zone of the open branches, where they share one. */
export function commonZone(branches: readonly { isArchived: boolean; zone: string }[]): string | undefined {
  const [first, ...others] = new Set(branches.filter(({ isArchived }) => !isArchived).map(({ zone }) => zone));
  return others.length === 0 ? first : undefined;
}
