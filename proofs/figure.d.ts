export type Figure = {
  /** What is promised, in a few words. */
  promise: string;
  /** What was measured, with its unit. */
  measured: string;
  /** What it had to be. */
  goal: string;
  holds: boolean;
};
/** Notes the figure, and fails the proof when it does not hold. */
export declare function figure(found: Figure): void;
