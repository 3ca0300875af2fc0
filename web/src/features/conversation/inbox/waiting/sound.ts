// A short tone for somebody who waits, by each person's choice, kept in their browser. It is made, not loaded, and browsers
// let it sound only once somebody has touched the page.
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
    // A closed store keeps nothing; it stays silent.
  }
}

/** In one of the open tabs only. */
export function soundOnce(): void {
  if (!isSoundOn() || navigator.userActivation?.hasBeenActive === false) return;
  // Only there over https and on this machine.
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
