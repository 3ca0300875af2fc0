import { expect, test } from "vitest";
import { addressOf, hostOf, shownAs } from "./media.ts";

const PATH = "/archivos/aBcDeFgHjKmNpQrStUvWxYz2.pdf";

test("a file of ours is found where the page comes from, whatever the host in its address", () => {
  expect(addressOf(`http://localhost:3000${PATH}`)).toBe(PATH);
  expect(hostOf(`http://localhost:3000${PATH}`)).toBeNull();
  expect(addressOf("https://ejemplo.mx/a.png")).toBe("https://ejemplo.mx/a.png");
  expect(hostOf("https://ejemplo.mx/a.png")).toBe("ejemplo.mx");
  expect(hostOf("no es una dirección")).toBeNull();
});

test("a PDF counts as a picture and is shown as a document", () => {
  expect(shownAs({ url: PATH, type: "image" })).toBe("document");
  expect(shownAs({ url: "https://ejemplo.mx/a.png?x=.pdf", type: "image" })).toBe("image");
});
