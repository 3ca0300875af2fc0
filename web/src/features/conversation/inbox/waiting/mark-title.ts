// The number of those who wait, before the name of the tab. Pages name the tab as they come and go: each new name gets it.

/** Until what it answers is called. */
export function markTitle(mark: string): () => void {
  const write = () => {
    const name = document.title.replace(MARK, "");
    const wanted = mark ? `${mark} ${name}` : name;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(MARK, "");
  };
}

const MARK = /^\(\d+\+?\) /;
