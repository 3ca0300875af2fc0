import type { FormSchema } from "../form/standard-resolver.ts";

/** The schema of a form with files in `field`: saving during uploads (`uploading`) would lose them. */
export function whenUploaded<Output>(
  schema: FormSchema<unknown, Output>,
  field: string,
  message: string,
): FormSchema<unknown, Output> {
  const wait = { message, path: [field] };
  return {
    "~standard": {
      validate: async (given) => {
        const result = await schema["~standard"].validate(given);
        if (!((given as { uploading?: number }).uploading ?? 0)) return result;
        return { issues: [...(result.issues ?? []), wait] };
      },
    },
  };
}
