// A short help page of one screen: what it is for, and how its usual work is done.
export type Lesson = {
  /** The address of the screen, as in the menu. */
  path: string;
  title: string;
  /** One sentence: what the screen is for. */
  purpose: string;
  /** What a person does there, in order. */
  steps: readonly string[];
};
