import type { FormSchema } from "../form/standard-resolver.ts";

/** The schema of a form with files in `field`: what is saved while some are on their way (`uploading`) would not have them. */
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
