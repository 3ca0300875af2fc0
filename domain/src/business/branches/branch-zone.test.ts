import { describe, expect, test } from "vitest";
import { isZone } from "../../kit/time.ts";
import { branchZone } from "./branch-zone.ts";

describe("branchZone", () => {
  test.each([
    ["México", "Baja California", "Tijuana", "America/Tijuana"],
    ["MÉXICO", "baja california sur", "La Paz", "America/Mazatlan"],
    ["Mexico", "Chihuahua", "Ciudad Juárez", "America/Ciudad_Juarez"],
    ["Mexico", "Chihuahua", "Cd. Juárez", "America/Ciudad_Juarez"],
    ["Mexico", "Chihuahua", "Chihuahua", "America/Chihuahua"],
    ["Mexico", "Chihuahua", "Ojinaga", "America/Ojinaga"],
    ["Mexico", "Quintana Roo", "Cancún", "America/Cancun"],
    ["Mexico", "Sonora", "Hermosillo", "America/Hermosillo"],
    ["Mexico", "Sonora", "San Luis Río Colorado", "America/Tijuana"],
    ["Mexico", "Nayarit", "Tepic", "America/Mazatlan"],
    ["Mexico", "Nayarit", "Bucerías", "America/Bahia_Banderas"],
    ["Mexico", "Coahuila", "Ciudad Acuña", "America/Matamoros"],
    ["Mexico", "Tamaulipas", "Nuevo Laredo", "America/Matamoros"],
    ["Mexico", "Tamaulipas", "Tampico", "America/Monterrey"],
    ["MX", "Estado de México", "Toluca", "America/Mexico_City"],
    ["MX", "Estado de Jalisco", "Guadalajara", "America/Mexico_City"],
    ["MX", "Ciudad de México", "Coyoacán", "America/Mexico_City"],
  ])("%s, %s, %s keeps %4$s", (country, state, city, zone) => {
    expect(branchZone({ country, state, city })).toBe(zone);
    expect(isZone(zone)).toBe(true);
  });

  test.each([
    ["España", "Madrid", "Madrid"],
    ["México", "Atlántida", "Ninguna"],
    ["", "Jalisco", "Guadalajara"],
  ])("%s, %s, %s settles nothing", (country, state, city) => {
    expect(branchZone({ country, state, city })).toBeNull();
  });
});
