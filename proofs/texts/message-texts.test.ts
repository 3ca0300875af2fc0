// All texts to contacts share one rule: what one form refuses on saving, every form refuses.

import { postProblem } from "@mostrador/domain/automation/assistants/free-slots/post-text.ts";
import { quickReplies } from "@mostrador/domain/conversation/quick-replies/resource.ts";
import { templateIssues } from "@mostrador/domain/conversation/templates/template-rules.ts";
import { NewNotification } from "@mostrador/domain/growth/outreach/schema.ts";
import { StatusChange } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { VisitStatusChange } from "@mostrador/domain/scheduling/appointments/visit/schema.ts";
import { describe, expect, test } from "vitest";

const ID = "0198a000-0000-7000-8000-000000000000";
type Issues = { path: PropertyKey[]; message: string }[];

const PLACES: Readonly<Record<string, { field: string; issues: (text: string) => Issues }>> = {
  "a quick reply": {
    field: "text",
    issues: (text) => quickReplies.New.safeParse({ businessId: ID, shortcut: "hola", text }).error?.issues ?? [],
  },
  "a template": {
    field: "body",
    issues: (body) => templateIssues({ purpose: "general", body, footer: "", examples: {} }),
  },
  "a planned message": { field: "text", issues: (text) => planned(text) },
  "a planned message of an appointment": { field: "text", issues: (text) => planned(text, ID) },
  "a cancellation": {
    field: "cancellationMessage",
    issues: (cancellationMessage) =>
      StatusChange.safeParse({ status: "cancelada", cancellationMessage }).error?.issues ?? [],
  },
  "the cancellation of a visit": {
    field: "cancellationMessage",
    issues: (cancellationMessage) =>
      VisitStatusChange.safeParse({ status: "cancelada", cancellationMessage }).error?.issues ?? [],
  },
  "free hours": {
    field: "",
    issues: (text) => {
      const message = postProblem(`${text} {{horarios}}`);
      return message === null ? [] : [{ path: [""], message }];
    },
  },
};

function planned(text: string, appointmentId?: string): Issues {
  const message = { businessId: ID, clientId: ID, text, deliveryDate: "2026-11-24T10:00:00-06:00", appointmentId };
  return NewNotification.safeParse(message).error?.issues ?? [];
}

describe.each(Object.entries(PLACES))("%s", (_name, { field, issues }) => {
  test("knows the contact and the business", () => {
    expect(issues("Hola {{nombre}} de {{negocio}}, ven.")).toEqual([]);
  });
  test.each(["foo", "constructor", "precio"])("refuses {{%s}}, naming the field and the variable", (name) => {
    const [first] = issues(`Hola {{nombre}}, {{${name}}} ven.`);
    expect(first?.path.join(".")).toBe(field);
    expect(first?.message).toContain(`La variable {{${name}}} no existe aquí. Puedes usar: {{nombre}}`);
  });
  test.each(["Hola {{nombre, ven.", "Hola nombre}}, ven.", "Hola {{}}, ven.", "Hola { ven."])(
    "refuses loose braces: %s",
    (text) => expect(issues(text)[0]?.message).toBe("Revisa las llaves: una variable se escribe {{nombre}}"),
  );
});

test("what an appointment alone knows is refused where there is none", () => {
  expect(planned("Te esperamos a las {{hora}}.")[0]?.message).toContain("La variable {{hora}} no existe aquí");
  expect(planned("Te esperamos a las {{hora}}.", ID)).toEqual([]);
});
