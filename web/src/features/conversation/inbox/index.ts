// Public API of the inbox: its page, which `app/chat` puts together with the parts of other capabilities, and the latest
// messages of a contact.
export { ContactChat } from "./contact/contact-chat.tsx";
export { InboxPage } from "./inbox-page.tsx";
