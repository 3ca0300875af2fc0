// Prints the statement of a specialist as one table with its sums, with a line to sign.
import type { Days } from "@mostrador/domain/kit/figures/period.ts";
import type { EarningLine, Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import { printFrame } from "../../../lib/print/print-frame.ts";
import { dateTimeText, dayText } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { LINE_HEADERS, lineCells } from "./line-cells.ts";

const STYLE = `@page { size: a4; margin: 12mm; }
  body { font: 12px/1.5 sans-serif; } table { border-collapse: collapse; width: 100%; margin: 12px 0; }
  th, td { border-bottom: 1px solid #bbb; padding: 4px 6px; text-align: left; } thead { display: table-header-group; }
  th:nth-child(n+4):nth-child(-n+6), td:nth-child(n+4):nth-child(-n+6) { text-align: right; }
  .sign { margin-top: 48px; }`;
const PERCENT = 4;

export function printStatement(
  person: Statement["specialists"][number],
  { from, to }: Days,
  lines: readonly EarningLine[],
  zone: string,
): void {
  const title = `Comisiones de ${person.name}`;
  printFrame(title, STYLE, (sheet) => {
    const add = (tag: string, text: string, parent: HTMLElement = sheet.body) => {
      const made = Object.assign(sheet.createElement(tag), { textContent: text });
      parent.append(made);
      return made;
    };
    add("h1", title);
    add("p", `Del ${dayText(from)} al ${dayText(to)}`);
    const table = add("table", "");
    const head = add("tr", "", add("thead", "", table));
    for (const header of LINE_HEADERS) add("th", header, head);
    const body = add("tbody", "", table);
    for (const line of lines) {
      const row = add("tr", "", body);
      lineCells(line, zone).forEach((cell, at) => {
        const shown = typeof cell === "number" ? (at === PERCENT ? `${cell} %` : moneyText(cell)) : cell;
        add("td", typeof shown === "string" ? shown : dateTimeText(line.earnedAt, { zone }), row);
      });
    }
    const { commission, tips, paid, owed } = person;
    add("p", `Comisiones ${moneyText(commission)} · Propinas ${moneyText(tips)} · Pagado ${moneyText(paid)}`);
    add("h2", `Por pagar: ${moneyText(owed)}`);
    add("p", "Recibí: ______________________________", sheet.body).className = "sign";
  });
}
