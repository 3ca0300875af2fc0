// Gives each burst of new styles its own style sheet, in order. When a sheet gets a new media query, browsers recheck
// all elements that the sheet affects: with one sheet, the first opening of a small list would restyle the whole page.
import { __unsafe_useEmotionCache } from "@emotion/react";
import { useInsertionEffect } from "react";

export function useSheetPerDrawing(): void {
  const sheet = __unsafe_useEmotionCache()?.sheet;
  useInsertionEffect(() => {
    if (!sheet) return;
    const { insert } = sheet;
    // the first drawing's styles exist by now
    let isWaiting = true;
    const begin = () => {
      isWaiting = false;
      // starts another sheet before the next rule, as before the first one
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

/** After the frame that is drawn next; a busy page may have no idle moment before the first touch. */
function whenDrawn(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
