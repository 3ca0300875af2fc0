// A receipt as a PDF, as wide as the paper of a ticket printer and as long as its text.
import { jsPDF } from "jspdf";

const WIDTH = 80;
const MARGIN = 5;
const LINE = 4.5;
const POINTS = 9;
/** The fonts of every PDF reader have the letters of Spanish, but no minus sign. */
const MINUS = /−/g;
const UNKNOWN_LETTERS = /[^\n\x20-\x7e\u00a0-\u00ff]/g;

export function receiptPdf(written: string): Blob {
  const text = written.replace(MINUS, "-").replace(UNKNOWN_LETTERS, "");
  const measured = new jsPDF({ unit: "mm", format: [WIDTH, WIDTH] }).setFont("courier").setFontSize(POINTS);
  const lines: string[] = measured.splitTextToSize(text, WIDTH - 2 * MARGIN);
  const height = Math.max(WIDTH, lines.length * LINE + 2 * MARGIN);
  const pdf = new jsPDF({ unit: "mm", format: [WIDTH, height] }).setFont("courier").setFontSize(POINTS);
  lines.forEach((line, at) => {
    pdf.text(line, MARGIN, MARGIN + (at + 1) * LINE);
  });
  return pdf.output("blob");
}
