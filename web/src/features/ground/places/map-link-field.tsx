// A field for a copied map link: it is opened to show its target, and a link that is too long is replaced by a short
// one to the same point.
import { useEffect, useState } from "react";
import { CallError } from "../../../lib/client.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { useDebounced } from "../../../ui/pick/use-debounced.ts";
import { useMapLink } from "./api.ts";

type Props = {
  name: string;
  /** The maximum number of characters. */
  longest: number;
  /** The field that gets the point of the link, `{lat, lng}`, or null without one. */
  pointName?: string;
};

export function MapLinkField({ name, longest, pointName }: Props) {
  const written = (useFormValue<string | undefined>(name) ?? "").trim();
  const rested = useDebounced(written, 500);
  const opened = useMapLink(/^https?:\/\/\S+\.\S+/.test(rested) ? rested : null);
  const write = useSetFormValue();
  const shorter = opened.data?.link;
  useEffect(() => {
    if (shorter && rested === written && written.length > longest) write(name, shorter);
  }, [shorter, rested, written, longest, name, write]);
  useLinkPoint(pointName, { link: written, latitude: opened.data?.latitude, longitude: opened.data?.longitude });
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

type LinkPoint = { link: string; latitude?: number | null | undefined; longitude?: number | null | undefined };

/** Writes the point of the link into its field. A link that is taken out takes its point with it. */
function useLinkPoint(name: string | undefined, { link, latitude, longitude }: LinkPoint): void {
  const write = useSetFormValue();
  const point = useFormValue<{ lat: number; lng: number } | null | undefined>(name ?? "");
  const [first] = useState(link);
  const isRemoved = link === "" && first !== "";
  useEffect(() => {
    if (!name) return;
    if (isRemoved && point) write(name, null);
    if (typeof latitude !== "number" || typeof longitude !== "number") return;
    if (point?.lat !== latitude || point.lng !== longitude) write(name, { lat: latitude, lng: longitude });
  }, [name, isRemoved, point, latitude, longitude, write]);
}

function helpOf({ data, error, isFetching }: ReturnType<typeof useMapLink>): string | undefined {
  if (isFetching) return "Abriendo el enlace…";
  if (error instanceof CallError) return error.message;
  if (!data) return undefined;
  const { address, latitude, longitude } = data;
  const point = latitude === null ? "" : `${latitude.toFixed(5)}, ${longitude?.toFixed(5)}`;
  return `Lleva a ${[address, point].filter(Boolean).join(" · ")}`;
}
