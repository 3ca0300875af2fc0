import { addressOf } from "../../../../ui/media/media.ts";

/** The pictures of what is sold, each in its full size behind a link. `of`: its name. */
export function Gallery({ of, urls }: { of: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className="gallery" aria-label="Fotos">
      {urls.map(addressOf).map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`${of}, foto ${index + 1}`} loading={index === 0 ? "eager" : "lazy"} />
          </a>
        </li>
      ))}
    </ul>
  );
}
