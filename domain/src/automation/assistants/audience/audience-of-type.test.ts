import { expect, test } from "vitest";
import { withAudience } from "./audience-of-type.ts";

const customers = { type: "new", correspondTo: "leads" } as const;
const people = { type: "business", correspondTo: "business" } as const;

test("either word makes a new one an assistant of the business", () => {
  expect(withAudience({ type: "business", correspondTo: "leads_and_clients" })).toEqual(people);
  expect(withAudience({ type: "new", correspondTo: "business" })).toEqual(people);
  expect(withAudience(customers)).toEqual(customers);
});

test("what is written anew brings the other along", () => {
  expect(withAudience({ type: "business" }, customers)).toEqual(people);
  expect(withAudience({ correspondTo: "business" }, customers)).toEqual(people);
  expect(withAudience({ type: "client" }, people)).toEqual({ type: "client", correspondTo: "leads_and_clients" });
  expect(withAudience({ correspondTo: "clients" }, people)).toEqual({ type: "new", correspondTo: "clients" });
});

test("a whole object that is sent back is read by what differs", () => {
  expect(withAudience({ type: "business", correspondTo: "clients" }, people)).toEqual({
    type: "new",
    correspondTo: "clients",
  });
  expect(withAudience({ type: "client", correspondTo: "business" }, people)).toEqual({
    type: "client",
    correspondTo: "leads_and_clients",
  });
  expect(withAudience({}, people)).toEqual({});
});
