// node web/draw-icons.mjs: draws the app icons from web/public/icon.svg, with the tests' Chromium (CHROMIUM_PATH). Run
// it by hand after the logo changes.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const folder = fileURLToPath(new URL("public/", import.meta.url));
const sign = readFileSync(`${folder}icon.svg`, "utf8");
/** Phones crop it to their own shape: the background fills it, and the logo stays in the middle. */
const maskable = sign
  .replace(/ rx="15"/, "")
  .replace(/(<rect[^>]*\/>)(.*)<\/svg>/s, '$1<g transform="translate(7 7) scale(.78)">$2</g></svg>');
const PICTURES = [
  ["icon-180.png", 180, sign.replace(/ rx="15"/, "")],
  ["icon-192.png", 192, sign],
  ["icon-512.png", 512, sign],
  ["icon-maskable-512.png", 512, maskable],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const wanted = process.argv.slice(2);
for (const [name, size, svg] of PICTURES.filter(([one]) => wanted.length === 0 || wanted.includes(one))) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(folder + name, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
