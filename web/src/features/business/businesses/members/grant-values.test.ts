import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { routesOf } from "@mostrador/domain/kit/manifest.ts";
import { MANIFESTS } from "@mostrador/domain/manifests.ts";
import { expect, it } from "vitest";
import { GrantForm, grantOf, grantText, grantValues, PAGES } from "./grant-values.ts";
import { limitsText } from "./limit-values.ts";
import { RECEPTION } from "./presets.ts";

it("gives back what it was given, also for pages that the form does not show", () => {
  const flows = { pageId: PAGE.flujos, actions: ["view" as const] };
  const limits = { branchIds: [], specialistId: "0198c0de-0000-7000-8000-000000000001", threads: "own" as const };
  const grant = { access: "limited" as const, permissions: [...RECEPTION.permissions, flows], limits };
  expect(grantOf(grantValues(grant))).toEqual(grant);
});

it("gives each page on which a call stands", () => {
  const stoodOn = MANIFESTS.flatMap(routesOf).flatMap(({ access }) =>
    access.kind === "member" && !access.usedFor ? [access.page] : [],
  );
  const given: readonly number[] = PAGES.map(({ page }) => page);
  expect([...new Set(stoodOn)].filter((page) => !given.includes(page))).toEqual([]);
});

it("adds up several entries of one page", () => {
  const permissions = [
    { pageId: PAGE.chat, actions: ["view" as const] },
    { pageId: PAGE.chat, actions: ["edit" as const] },
  ];
  expect(grantValues({ access: "limited", permissions }).levels[`p${PAGE.chat}`]).toBe("edit");
});

it("asks whose agenda it is, and says the limits in a line", () => {
  const values = grantValues(RECEPTION);
  const own = { ...values, limits: { ...values.limits, ownAgenda: true } };
  const [issue] = GrantForm.safeParse(own).error?.issues ?? [];
  expect([issue?.path.join("."), issue?.message]).toEqual(["limits.specialistId", "Elige de quién es la agenda"]);
  const named = (value: string, label: string) => ({ value, label, isArchived: false });
  const choices = { branches: [named("n", "Norte"), named("s", "Sur")], specialists: [named("m", "Marta")] };
  expect(limitsText(UNLIMITED, choices)).toBe("");
  expect(limitsText({ branchIds: ["n", "s"], specialistId: "m", threads: "own" }, choices)).toBe(
    "sucursales Norte y Sur; agenda de Marta; conversaciones asignadas",
  );
});

it("lets go of every page's level with full access, and refuses access to nothing", () => {
  const values = grantValues(RECEPTION);
  expect(grantOf({ ...values, access: "full" })).toEqual({
    access: "full",
    permissions: [],
    limits: UNLIMITED,
  });
  const none = grantValues({ access: "limited", permissions: [] });
  expect(GrantForm.safeParse(none).error?.issues[0]?.message).toBe("Elige al menos una página");
});

it("says in a line what a person may open", () => {
  expect(grantText({ ...RECEPTION, role: "staff" })).toBe("Agenda, Chat, Contactos y 1 más");
  expect(grantText({ access: "limited", permissions: [], role: "staff" })).toBe("Ninguna página");
});
