import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { MemberGrant } from "@mostrador/domain/ground/identity/schema.ts";
import { expect, test } from "vitest";
import { GrantForm, grantOf, grantValues, PAGES } from "./grant-values.ts";
import { PRESETS } from "./presets.ts";

test("each preset is a grant that the form shows whole and the server takes", () => {
  for (const { name, grant } of PRESETS) {
    expect(MemberGrant.safeParse(grant).success, name).toBe(true);
    const shown = GrantForm.parse(grantValues(grant));
    expect(shown.others, name).toEqual([]);
    const byPage = (one: typeof grant) => one.permissions.toSorted((a, b) => a.pageId - b.pageId);
    expect(byPage(grantOf(shown)), name).toEqual(byPage(grant));
  }
});

test("nobody but the front desk books, and no preset opens the settings of the business", () => {
  const levels = (name: string) => PRESETS.find((preset) => preset.name === name)?.grant.permissions ?? [];
  expect(levels("Estilista")[0]?.schedule).toEqual({ appointments: false, blocks: true });
  for (const { grant } of PRESETS)
    for (const page of [PAGE.negocio, PAGE.integraciones, PAGE.asistentes])
      expect(grant.permissions.some(({ pageId }) => pageId === page)).toBe(false);
  expect(levels("Contador").flatMap(({ actions }) => actions)).not.toContain("edit");
  expect(PAGES.length).toBeGreaterThan(20);
});
