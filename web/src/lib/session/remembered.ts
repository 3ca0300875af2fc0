// Remembers whether a person was signed in here: only a hint, for what is drawn before the server answers.

const KEY = "mostrador.signed-in";

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, "1");
    else for (const key of [KEY, "mostrador.brand"]) localStorage.removeItem(key);
  } catch {
    // Without storage the front page asks the server.
  }
}
