import { expect, test } from "vitest";
import { FRESH_LINE, rulesShape, writtenRules } from "./rules-values.ts";

const [BUSINESS, PERSON, SERVICE] = [1, 2, 3].map((at) => `0192f000-0000-7000-8000-00000000000${at}`) as [
  string,
  string,
  string,
];
const parse = (values: object) => rulesShape(BUSINESS, PERSON).safeParse(values);

test("only the chosen kind is sent, and what is stored is shown again", () => {
  const shown = writtenRules([
    { specialistId: PERSON, serviceId: null, percent: null, fixed: 80 },
    { specialistId: PERSON, serviceId: SERVICE, percent: 40, fixed: null },
  ]);
  expect(shown).toMatchObject({ usualKind: "fixed", usual: null, usualFixed: 80 });
  expect(parse({ ...shown, usual: 30 }).data).toEqual({
    ...{ businessId: BUSINESS, specialistId: PERSON, usual: null, usualFixed: 80 },
    own: [{ serviceId: SERVICE, percent: 40 }],
  });
  const own = [{ ...FRESH_LINE, serviceId: SERVICE, kind: "fixed", percent: 40, fixed: 12.5 }];
  expect(parse({ ...shown, own }).data?.own).toEqual([{ serviceId: SERVICE, fixed: 12.5 }]);
});

test("an empty commission is refused at its field", () => {
  const own = [{ ...FRESH_LINE, serviceId: SERVICE }];
  const { error } = parse({ usualKind: "percent", usual: null, usualFixed: null, own });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["own.0.percent", "Indica la comisión"],
  ]);
});
