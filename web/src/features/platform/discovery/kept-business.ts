// The business that was written last, kept in this browser as `discoveryBusinessId` (contract/platform#directory).

const KEY = "discoveryBusinessId";

/** A browser without storage keeps nothing. */
export function keepBusinessId(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // private windows may refuse
  }
}
