// Whether this browser can record what the channel takes. Where it cannot, nothing offers it: over plain http no browser gives
// the microphone.
export function canRecord(): boolean {
  return typeof MediaRecorder === "function" && navigator.mediaDevices?.getUserMedia !== undefined;
}
