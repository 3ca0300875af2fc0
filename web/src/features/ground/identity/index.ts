// The door of identity in the browser: the pages before a session, and the mail that confirms an address.
export { sendVerification } from "./api.ts";
export { RecoverPage } from "./recover-page.tsx";
export { ResetPage } from "./reset-page.tsx";
export { SignInPage } from "./sign-in-page.tsx";
export { SignUpPage } from "./sign-up-page.tsx";
export { VerifyPage } from "./verify-page.tsx";
