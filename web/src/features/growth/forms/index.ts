// Public API of forms: their list, and how one is made.
import { forms } from "./api.ts";

export const useCreateForm = forms.useCreate;

/** Undefined while loading. */
export function useForms() {
  return forms.useAll().data;
}
