// The port by which partners' own domains are served.

export type DomainState = {
  /** Where the name must point; empty while the provider does not know it yet. */
  dnsTarget: string;
  /** The provider's word for how far the certificate is; null before it has looked. */
  acmStatus: string | null;
  /** Whether the name was seen to point here: only then is it served. */
  isProved: boolean;
};

/** A name as the product knows it. `token`: random, of this claim alone. */
export type DomainClaim = { hostname: string; token: string };

export type DomainProvider = {
  add(claim: DomainClaim): Promise<DomainState>;
  /** Null when the provider does not have it. */
  read(claim: DomainClaim): Promise<DomainState | null>;
  /** One that is not there is removed already. */
  remove(hostname: string): Promise<void>;
  /** Whether a TXT record with the token shows, too, whose name it is. */
  readonly takesTxt: boolean;
};

/** The provider refuses this name: it belongs to another application, or is none. */
export class DomainRefused extends Error {}

/** The provider did not answer: nothing is known. */
export class DomainProviderAway extends Error {}
