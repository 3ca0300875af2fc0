// The full address of a picture, for messengers and search engines that show it with a link.
import type { SystemCtx } from "../../context.ts";

/** `picture`: as it is stored; '' stays ''. */
export function pictureAddress(ctx: SystemCtx, picture: string): string {
  return picture && new URL(ctx.fileAddresses.shown(picture), ctx.publicUrl).href;
}
