// Public API of the inbox: its page, which `app/chat` puts together with the parts of other capabilities.
export { InboxPage } from "./inbox-page.tsx";
