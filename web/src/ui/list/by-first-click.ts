/** Of a double click the first alone counts: the second may be meant for a dialog that the first one closed. */
export function byFirstClick(open: () => void) {
  return ({ detail }: { detail: number }) => {
    if (detail < 2) open();
  };
}
