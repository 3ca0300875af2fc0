// How freely an assistant's model may speak: for the form, the call that saves it and what is shown of one saved before.
// It goes from 0.01 to 1 in steps of 0.1, with 0.5 unless told (contract/assistants#fields): so the steps are tenths
// counted from zero, and 0.01 stands where zero would. 0.11 or 0.55 are not among them.

export const TEMPERATURES: readonly number[] = [0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** The step next to it; the higher one of two. */
export function nearestTemperature(temperature: number): number {
  return TEMPERATURES.reduce((best, step) =>
    Math.abs(step - temperature) <= Math.abs(best - temperature) ? step : best,
  );
}
