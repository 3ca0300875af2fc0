// What `/readyz` answers, on the port of people and on that of the metrics.

/** `reason`: what the operator of the installation must fix, in Spanish. */
export type Readiness = { ready: boolean; reason?: string };

export async function readinessAnswer(readiness: () => Promise<Readiness>) {
  const body = await readiness().catch((): Readiness => ({ ready: false }));
  return { status: body.ready ? 200 : 503, body };
}
