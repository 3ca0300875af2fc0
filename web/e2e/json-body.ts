// The type of an answer in tests: they look into bodies of every shape.

// biome-ignore lint/suspicious/noExplicitAny: a test reads the fields that it expects, and fails where they are absent
export type JsonBody = any;
