// Styles are written as parts are first drawn. A browser that finds a media query added to a sheet looks again at every
// element which that sheet says anything about: were it one for the whole product, a small list that opens for the first
// time would style the whole page anew. So each burst of them stands in a sheet of its own, in the order in which they came.
import { __unsafe_useEmotionCache } from "@emotion/react";
import { useInsertionEffect } from "react";

export function useSheetPerDrawing(): void {
  const sheet = __unsafe_useEmotionCache()?.sheet;
  useInsertionEffect(() => {
    if (!sheet) return;
    const { insert } = sheet;
    // the first drawing's own styles are written by now
    let isWaiting = true;
    const begin = () => {
      isWaiting = false;
      // before the next rule another sheet is begun, as before the first one
      sheet.ctr = 0;
    };
    whenDrawn(begin);
    sheet.insert = (rule) => {
      insert.call(sheet, rule);
      if (isWaiting) return;
      isWaiting = true;
      whenDrawn(begin);
    };
    return () => {
      sheet.insert = insert;
    };
  }, [sheet]);
}

function whenDrawn(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
}
