// The checkpoints of a sale, from a fixed first one to a fixed last one (contract/growth#sales-funnels).

/** Red, green and dark grey, as CSS names them. */
export const COLORS = ["red", "green", "darkgrey"] as const;

export type Checkpoint = {
  title: string;
  description: string;
  objections: string[];
  color: (typeof COLORS)[number];
  isStart: boolean;
  isEnd: boolean;
};

export const START: Checkpoint = {
  title: "Point A",
  description: "",
  objections: ["Lead shows interest (Initial contact)"],
  color: "red",
  isStart: true,
  isEnd: false,
};

export const END: Checkpoint = {
  title: "Point B",
  description: "",
  objections: ["Sale closed"],
  color: "green",
  isStart: false,
  isEnd: true,
};

export function newCheckpoint(title: string): Checkpoint {
  return { title, description: "", objections: [], color: "darkgrey", isStart: false, isEnd: false };
}

/** Inserts a checkpoint just before the end. */
export function withCheckpoint<One extends Checkpoint>(list: readonly One[], added: One): One[] {
  const end = list.findIndex(({ isEnd }) => isEnd);
  return end < 0 ? [...list, added] : list.toSpliced(end, 0, added);
}

/** Whether the list begins with the start, ends with the end, and both are unchanged. */
export function keepsEnds(list: readonly Checkpoint[]): boolean {
  const [first, last] = [list[0], list.at(-1)];
  const inner = list.slice(1, -1);
  return (
    list.length >= 2 &&
    first !== undefined &&
    last !== undefined &&
    isSame(first, START) &&
    isSame(last, END) &&
    inner.every(({ isStart, isEnd }) => !isStart && !isEnd)
  );
}

function isSame(one: Checkpoint, other: Checkpoint): boolean {
  const read = ({ title, description, objections, color, isStart, isEnd }: Checkpoint) =>
    JSON.stringify([title, description, objections, color, isStart, isEnd]);
  return read(one) === read(other);
}
