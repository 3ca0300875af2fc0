import { expect, it } from "vitest";
import { dayFrom } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it.each([1440, 390])("takes a day and an hour as people write them, or from the calendar, at %i", async (width) => {
  const { page, complaints } = await screen({ as: OWNER, width });
  await page.goto("/agenda?nuevo=cita");
  const dialog = page.getByRole("dialog", { name: "Agendar cita" });
  const day = dialog.getByRole("textbox", { name: "Día", exact: true });
  const write = async (text: string) => {
    await day.fill(text);
    await day.blur();
    return day.inputValue();
  };
  const tomorrow = Number(dayFrom(1).slice(8));
  expect(await write("mañana")).toMatch(new RegExp(`^[a-zéá]{3} ${tomorrow} [a-z]{3,4}`));
  expect(await write("viernes")).toMatch(/^vie \d/);
  expect(await write("24/12/2027")).toBe("vie 24 dic 2027");
  expect(await write("xyz")).toBe("xyz");
  await dialog.getByText("No se entiende la fecha. Escribe, por ejemplo, 22/11 o mañana.").waitFor();
  expect(await write("24/12/2027")).toBe("vie 24 dic 2027");
  await day.press("ArrowDown");
  const calendar = page.getByRole("dialog", { name: "Día" });
  await calendar.getByRole("button", { name: "viernes 24 de diciembre", pressed: true }).waitFor();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await calendar.waitFor({ state: "detached" });
  expect(await day.inputValue()).toBe("dom 23 ene 2028");

  const hour = dialog.getByRole("combobox", { name: "De", exact: true });
  for (const [typed, read] of [
    ["9", "9:00 am"],
    ["9:30", "9:30 am"],
    ["930", "9:30 am"],
    ["5pm", "5:00 pm"],
    ["nada", "nada"],
  ] as const) {
    await hour.fill(typed);
    await hour.blur();
    expect(await hour.inputValue()).toBe(read);
  }
  await dialog.getByText("No se entiende la hora.").waitFor();
  expect(complaints).toEqual([]);
});

it("lets a birthday's year be chosen, and is the only field of days: the device's own is nowhere", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos?nuevo=1");
  const dialog = page.getByRole("dialog", { name: "Registrar contacto" });
  const birthday = dialog.getByRole("textbox", { name: /Fecha de nacimiento/ });
  await birthday.fill("3/5/85");
  await birthday.press("ArrowDown");
  await page.getByLabel("Año", { exact: true }).selectOption("1990");
  await page.getByRole("button", { name: "jueves 3 de mayo de 1990" }).click();
  expect(await birthday.inputValue()).toBe("3 may 1990");
  expect(await page.locator("input[type=date], input[type=time], input[type=datetime-local]").count()).toBe(0);
  expect(complaints).toEqual([]);
});
