// The files beside the words of one conversation: each is made ready and carried at once, so that sending does not wait.
import { MOST_AT_ONCE } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { uploadMedia } from "@mostrador/domain/conversation/inbox/routes.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { uploadTo } from "../../../../../lib/upload.ts";
import { useToast } from "../../../../../ui/state/toast.ts";
import type { Attachment } from "./attachment.ts";
import { prepareFile } from "./prepare-file.ts";

export function useAttachments(businessId: string) {
  const toast = useToast();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);
  const change = useCallback(
    (key: string, more: Partial<Attachment>) =>
      setAll((before) => before.map((one) => (one.key === key ? { ...one, ...more } : one))),
    [],
  );
  const carry = useCallback(
    async (chosen: File, key: string, stop: AbortController) => {
      try {
        const { file, kind } = await prepareFile(chosen);
        const preview = kind === "image" || kind === "video" ? URL.createObjectURL(file) : null;
        change(key, { name: file.name, size: file.size, kind, mimeType: file.type, preview });
        const following = { businessId, onProgress: (done: number) => change(key, { done }), signal: stop.signal };
        const { fileId, kind: as, mimeType } = await uploadTo(uploadMedia, file, following);
        change(key, { done: 1, sent: { fileId }, kind: as, mimeType });
      } catch (error) {
        change(key, { error: (error as Error).message });
      }
    },
    [businessId, change],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const room = MOST_AT_ONCE - all.length;
      if (files.length > room) toast.info(`Puedes mandar hasta ${MOST_AT_ONCE} archivos a la vez.`);
      for (const file of files.slice(0, room)) {
        const key = crypto.randomUUID();
        const stop = new AbortController();
        stops.current.set(key, stop);
        const about = { name: file.name || "archivo", size: file.size, mimeType: file.type };
        setAll((before) => [
          ...before,
          { key, ...about, kind: "document", preview: null, done: 0, error: "", sent: null },
        ]);
        void carry(file, key, stop);
      }
    },
    [all.length, carry, toast],
  );
  return {
    all,
    add,
    /** One that the server has already. */
    addReady: useCallback((one: Attachment) => setAll((before) => [...before, one].slice(0, MOST_AT_ONCE)), []),
    remove: useCallback((key: string) => {
      stops.current.get(key)?.abort();
      setAll((before) => before.filter((one) => one.key !== key));
    }, []),
    /** They were handed on: nothing is stopped. */
    clear: useCallback(() => {
      stops.current.clear();
      setAll([]);
    }, []),
  };
}
