// Adds files dropped on the page, or pasted while writing, to the message.
import { useEffect, useEffectEvent, useState } from "react";

/** Whether files are being dragged over the page now. */
export function useFileDrop(isOpen: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isOpen) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
      setOver(false);
    };
  }, [isOpen]);
  return isOver;
}

/** The files of a paste; a copied table counts as text, although it includes a picture. */
export function pastedFiles(data: DataTransfer): File[] {
  return data.getData("text/plain") === "" ? [...data.files] : [];
}
