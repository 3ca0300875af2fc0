/**
 * What the address asks for at this moment. The one that was last drawn may be older: who changes one part of it, or
 * does so after an answer, starts from here, so that no change takes back another.
 */
export function addressNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
