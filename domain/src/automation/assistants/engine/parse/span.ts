// A range of a spelled-out text.
export type Span = { readonly at: number; readonly end: number };
