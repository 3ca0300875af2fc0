// A dashboard as PDF: A4 upright with margins of 10 mm, above it the logo of the business, else of its partner (contract/money#dashboards).
// The parts are pictures of what is on screen; none is cut by the end of a page unless it is longer than one.
import { snapdom } from "@zumer/snapdom";
import { jsPDF } from "jspdf";

const MARGIN = 10;
const WIDTH = 210 - 2 * MARGIN;
const BOTTOM = 297 - MARGIN;
const GAP = 4;
const LOGO = 16;

export async function writePdf(
  sheet: HTMLElement,
  { title, subtitle, logos }: { title: string; subtitle: string; logos: readonly string[] },
): Promise<Blob> {
  const pdf = new jsPDF({ unit: "mm", format: "a4", orientation: "portrait" });
  let top = MARGIN;
  const picture = await firstPicture(logos);
  if (picture) {
    const width = Math.min((picture.width / picture.height) * LOGO, 60);
    pdf.addImage(picture.data, "PNG", MARGIN, top, width, (width / picture.width) * picture.height);
    top += LOGO + GAP;
  }
  pdf.setFontSize(16).text(title, MARGIN, top + 5);
  pdf.setFontSize(10).text(subtitle, MARGIN, top + 11);
  top += 16;
  const frame = sheet.getBoundingClientRect();
  const scale = WIDTH / frame.width;
  for (const row of rowsOf(partsOf(sheet))) {
    const height = Math.max(...row.map((part) => part.offsetHeight)) * scale;
    const shown = Math.min(1, (BOTTOM - MARGIN) / height);
    if (top + height * shown > BOTTOM && top > MARGIN) {
      pdf.addPage();
      top = MARGIN;
    }
    for (const part of row) {
      const canvas = await snapdom.toCanvas(part, {
        scale: 2,
        backgroundColor: getComputedStyle(document.body).backgroundColor,
        exclude: ["[data-no-print]"],
      });
      const left = MARGIN + (part.getBoundingClientRect().left - frame.left) * scale;
      const size = scale * shown;
      const picture = canvas.toDataURL("image/jpeg", 0.9);
      pdf.addImage(picture, "JPEG", left, top, part.offsetWidth * size, part.offsetHeight * size);
    }
    top += height * shown + GAP;
  }
  return pdf.output("blob");
}

/** The figures, then each chart. */
function partsOf(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.children].flatMap((part) =>
    part.tagName === "DL" ? [part as HTMLElement] : ([...part.children] as HTMLElement[]),
  );
}

/** Those that lie next to each other on screen do so on paper. */
function rowsOf(parts: readonly HTMLElement[]): HTMLElement[][] {
  return [...Map.groupBy(parts, (part) => Math.round(part.getBoundingClientRect().top)).values()];
}

async function firstPicture(addresses: readonly string[]): Promise<Picture | null> {
  for (const address of addresses) {
    const picture = await pictureOf(address);
    if (picture) return picture;
  }
  return null;
}

type Picture = { data: string; width: number; height: number };

/** Null: there is no logo, or it lies elsewhere and may not be read. The PDF is made without it. */
async function pictureOf(address: string): Promise<Picture | null> {
  if (!address) return null;
  try {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    return { data: canvas.toDataURL("image/png"), width: bitmap.width, height: bitmap.height };
  } catch {
    return null;
  }
}
