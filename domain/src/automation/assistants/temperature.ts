// The temperature of an assistant's model, for the form, the call that saves it and older values. From 0.01 to 1 in
// steps of 0.1, 0.5 by default (contract/assistants#fields): tenths from zero, with 0.01 instead of zero. 0.11 or 0.55
// are not valid.

export const TEMPERATURES: readonly number[] = [0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** The nearest step; the higher one of two. */
export function nearestTemperature(temperature: number): number {
  return TEMPERATURES.reduce((best, step) =>
    Math.abs(step - temperature) <= Math.abs(best - temperature) ? step : best,
  );
}
