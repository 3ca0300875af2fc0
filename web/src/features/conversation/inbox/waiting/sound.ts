// A short tone when a contact waits, as each person chooses in their browser. It is synthesized, and browsers play it
// only after the page was touched.
const KEY = "mostrador.chat.sound";
const LOCK = "mostrador-sound";
const TABS_MS = 1_500;

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function setSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? "1" : "0");
  } catch {
    // Without storage nothing is kept, and it stays silent.
  }
}

/** Plays in only one of the open tabs. */
export function soundOnce(): void {
  if (!isSoundOn() || navigator.userActivation?.hasBeenActive === false) return;
  // Available only over https and on localhost.
  if (!("locks" in window.navigator)) {
    playTone();
    return;
  }
  void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playTone();
    await new Promise((resolve) => setTimeout(resolve, TABS_MS));
  });
}

/** Two soft notes. */
export function playTone(): void {
  const context = new AudioContext();
  const begin = context.currentTime;
  for (const [index, hertz] of [660, 880].entries()) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const at = begin + index * 0.16;
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.2, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + 0.32);
    if (index === 1) note.onended = () => void context.close();
  }
}
