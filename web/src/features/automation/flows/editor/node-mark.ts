// What the canvas shows on a node besides its own words.

export type NodeMark = {
  problem?: string | undefined;
  waiting?: number;
  passed?: number;
  failed?: number;
  /** In the run that is looked at. */
  step?: "passed" | "failed" | undefined;
};

type Problem = { nodeId: string; text: string };
type Figures = { nodeId: string; waiting: number; passed: number; failed: number };

export function marksOf(problems: readonly Problem[], figures: readonly Figures[]): Map<string, NodeMark> {
  const marks = new Map<string, NodeMark>();
  for (const { nodeId, waiting, passed, failed } of figures) marks.set(nodeId, { waiting, passed, failed });
  for (const { nodeId, text } of problems) {
    if (!marks.get(nodeId)?.problem) marks.set(nodeId, { ...marks.get(nodeId), problem: text });
  }
  return marks;
}

/** '2 esperan · 15 pasaron · 1 falló'; '' while nothing happened there. */
export function figuresText({ waiting = 0, passed = 0, failed = 0 }: NodeMark): string {
  const parts = [
    waiting > 0 && `${waiting} ${waiting === 1 ? "espera" : "esperan"}`,
    passed > 0 && `${passed} ${passed === 1 ? "pasó" : "pasaron"}`,
    failed > 0 && `${failed} ${failed === 1 ? "falló" : "fallaron"}`,
  ];
  return parts.filter(Boolean).join(" · ");
}
