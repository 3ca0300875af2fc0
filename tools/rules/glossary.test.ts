import { expect, test } from "vitest";
import { glossary } from "./glossary.mjs";

const page = [
  "| word | means | not |",
  "| ---- | ----- | --- |",
  "| public API | what others call | `door` |",
  "| DomainError | a rule's no | `Refusal` |",
  "| seed | makes the demo's data | `tell-` |",
].join("\n");
const judge = (path: string, text = "") => glossary([{ path, text }], page);

test.each(["const door = 1;", "openDoors();", "const RAW_DOORS = [];", "// the door of it", "throw new Refusal();"])(
  "refuses: %s",
  (line) => {
    expect(judge("server/src/a.ts", `\n${line}`)).toEqual([expect.stringMatching(/a\.ts:2: .*the glossary says/)]);
  },
);

test.each(["const outdoors = 1;", "const slotRefusal = null;", 'say("the door");', "tell(listener);"])(
  "lets be: %s",
  (line) => {
    expect(judge("server/src/a.ts", line)).toEqual([]);
  },
);

test("looks at the names of files and folders", () => {
  expect(judge("server/src/raw-doors.ts")).toHaveLength(1);
  expect(judge("server/src/door/a.ts")).toHaveLength(1);
  expect(judge("server/src/seed/tell-agenda.ts")).toHaveLength(1);
  expect(judge("server/src/seed/retell.ts")).toEqual([]);
});
