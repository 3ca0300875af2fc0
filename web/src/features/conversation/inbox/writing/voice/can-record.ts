// Whether this browser can record in a format of the channel. If not, recording is not offered: over plain http no
// browser allows the microphone.
export function canRecord(): boolean {
  return typeof MediaRecorder === "function" && navigator.mediaDevices?.getUserMedia !== undefined;
}
