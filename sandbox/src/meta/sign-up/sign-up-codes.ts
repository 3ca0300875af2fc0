/** Codes of the sign-up: each works once, for half a minute. */
export type SignUpCodes = {
  give(code: string, grant: Grant): void;
  take(code: string): Grant | undefined;
};

/** What a code opens; the key must be requested from the same address. */
export type Grant = {
  wabaId: string;
  accessToken: string;
  redirectUri: string;
  expiresAt: number;
  /** The secret that must come with the code. */
  secret?: string;
};

export function createSignUpCodes(): SignUpCodes {
  const codes = new Map<string, Grant>();
  return {
    give: (code, grant) => void codes.set(code, grant),
    take: (code) => {
      const grant = codes.get(code);
      codes.delete(code);
      return grant;
    },
  };
}
