// Moves the focus to a card's new place after a move by keyboard, because its old element is gone.
const PATIENCE_MS = 3_000;
const LOOK_MS = 50;

/** `to` null: the card left the board, which takes the focus itself. */
export function followFocus(board: HTMLElement | null, clientId: string, to: string | null): void {
  if (!board) return;
  const until = Date.now() + PATIENCE_MS;
  const look = () => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || !active.isConnected || board.contains(active);
    // The person has moved the focus meanwhile.
    if (!isLost) return;
    const place = to === null ? null : board.querySelector(`[data-scenario="${to}"] [data-client="${clientId}"]`);
    const button = place?.querySelector("button");
    if (button) return button.focus();
    if (to === null || Date.now() > until) return board.focus();
    setTimeout(look, LOOK_MS);
  };
  // The menu restores the focus when it has closed.
  setTimeout(look, LOOK_MS);
}
