import { expect, test } from "vitest";
import { frameAncestors, isSiteOrigin } from "./site-origin.ts";

test.each(["https://agata.mx", "https://*.agata.mx", "https://citas.agata.com.mx:8443"])("%s is a site", (text) => {
  expect(isSiteOrigin(text)).toBe(true);
});

test.each([
  "http://agata.mx",
  "https://agata.mx/",
  "https://agata",
  "https://agata.mx; script-src *",
  "https://agata.mx https://otro.mx",
  "https://-agata.mx",
  "*",
  "javascript:alert(1)",
  "",
])("«%s» is none", (text) => {
  expect(isSiteOrigin(text)).toBe(false);
});

test("only the sites that were named may frame the page", () => {
  expect(frameAncestors("nobody", ["https://agata.mx"])).toBe("'none'");
  expect(frameAncestors("listed", [])).toBe("'none'");
  expect(frameAncestors("listed", ["https://agata.mx", "*; x"])).toBe("https://agata.mx");
  expect(frameAncestors("anybody", [])).toBe("*");
});
