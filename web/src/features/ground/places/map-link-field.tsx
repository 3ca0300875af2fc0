// A field for a copied map link: it is opened to show its target, and a link that is too long is replaced by a short
// one to the same point.
import { useEffect } from "react";
import { CallError } from "../../../lib/client.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { useDebounced } from "../../../ui/pick/use-debounced.ts";
import { useMapLink } from "./api.ts";

/** `longest`: the maximum number of characters. */
export function MapLinkField({ name, longest }: { name: string; longest: number }) {
  const written = (useFormValue<string | undefined>(name) ?? "").trim();
  const rested = useDebounced(written, 500);
  const opened = useMapLink(/^https?:\/\/\S+\.\S+/.test(rested) ? rested : null);
  const write = useSetFormValue();
  const shorter = opened.data?.link;
  useEffect(() => {
    if (shorter && rested === written && written.length > longest) write(name, shorter);
  }, [shorter, rested, written, longest, name, write]);
  return (
    <TextField
      name={name}
      label="Enlace de Google Maps"
      required={false}
      placeholder="https://maps.app.goo.gl/…"
      inputMode="url"
      help={helpOf(opened)}
    />
  );
}

function helpOf({ data, error, isFetching }: ReturnType<typeof useMapLink>): string | undefined {
  if (isFetching) return "Abriendo el enlace…";
  if (error instanceof CallError) return error.message;
  if (!data) return undefined;
  const { address, latitude, longitude } = data;
  const point = latitude === null ? "" : `${latitude.toFixed(5)}, ${longitude?.toFixed(5)}`;
  return `Lleva a ${[address, point].filter(Boolean).join(" · ")}`;
}
