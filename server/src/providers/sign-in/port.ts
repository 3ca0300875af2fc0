// Who vouches for a person that signs in without a password: Google and Facebook.

export type SignInProviderId = "google" | "facebook";

/** What the provider says of the person. `email` is null for people without one; `isConfirmed`: it says that it is theirs. */
export type ProviderPerson = { subject: string; name: string; email: string | null; isConfirmed: boolean };

/** The code of a sign-in, where it came to, and the proof of who began it. */
export type SignInCode = { code: string; redirectUri: string; verifier: string | null };

export type SignInProvider = {
  id: SignInProviderId;
  /** The page of the provider where the person says yes. */
  authorizationUrl: string;
  clientId: string;
  scopes: string[];
  /** Whether its page takes the challenge of a proof (PKCE). */
  takesProof: boolean;
  /** A key for the code. Throws when the provider refuses it or does not answer. */
  redeem(code: SignInCode): Promise<string>;
  /** Throws when the provider does not answer. */
  person(key: string): Promise<ProviderPerson>;
};
