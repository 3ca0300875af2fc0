// How long contacts stay in a phase, as text.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const COUNT = new Intl.NumberFormat("es-MX", { maximumFractionDigits: 1 });

/** 'menos de un minuto', '45 minutos', '3.5 horas', '2 días'. */
export function stayText(seconds: number): string {
  if (seconds < MINUTE) return "menos de un minuto";
  if (seconds < HOUR) return counted(Math.round(seconds / MINUTE), "minuto");
  if (seconds < DAY) return counted(oneDecimal(seconds / HOUR), "hora");
  return counted(oneDecimal(seconds / DAY), "día");
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

function counted(count: number, unit: string): string {
  return `${COUNT.format(count)} ${count === 1 ? unit : `${unit}s`}`;
}
