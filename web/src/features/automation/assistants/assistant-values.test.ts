import { NewAssistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { expect, test } from "vitest";
import { assistantValues, firstAssistantValues } from "./assistant-values.ts";
import { unreachable } from "./assistant-words.ts";

const ID = "0190a000-0000-7000-8000-000000000001";

test("the one that is born with its business has a face and an hour of its own; later ones have the usual", () => {
  const born = NewAssistant.parse({ ...firstAssistantValues(ID), name: "Sofía" });
  expect([born.color, born.capabilities.postFreeSchedules]).toEqual([
    "chica_blue",
    expect.objectContaining({ enabled: false, deliveryHour: "10:00", daysBefore: 1, maximunSchedules: 5 }),
  ]);
  const later = NewAssistant.parse({ ...assistantValues(ID), name: "Sofía" });
  expect([later.color, later.capabilities.postFreeSchedules.deliveryHour]).toEqual(["chica_white", "09:00"]);
});

test("why nobody can write to an assistant, and where that is mended", () => {
  const of = (channel: NewAssistant["channel"], correspondTo: NewAssistant["correspondTo"] = "leads") =>
    unreachable({ _id: ID, channel, correspondTo });
  expect(of(["WhatsApp"])).toMatchObject({ why: "WhatsApp no está conectado", to: "/integraciones/whatsapp" });
  expect(of(["Facebook"])).toMatchObject({ why: "Messenger no está conectado", to: "/integraciones/messenger" });
  expect(of(["Instagram", "WhatsApp"])).toMatchObject({ to: "/integraciones/instagram" });
  expect(of([])).toMatchObject({ to: `/asistentes/${ID}?editor=configuracion`, label: "Elegir canal" });
  expect(of(["Instagram"], "business").why).toContain("WhatsApp, que está apagado");
});
