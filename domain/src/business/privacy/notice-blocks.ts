// Splits the text of a notice into the parts of a page: headings, paragraphs, lists.
export type NoticeBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] };

export function noticeBlocks(text: string): NoticeBlock[] {
  const blocks: NoticeBlock[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === "") continue;
    if (line.startsWith("## ")) blocks.push({ kind: "heading", text: line.slice(3) });
    else if (!line.startsWith("- ")) blocks.push({ kind: "text", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(2));
    else blocks.push({ kind: "list", items: [line.slice(2)] });
  }
  return blocks;
}
