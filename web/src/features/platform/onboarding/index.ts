// The first steps of a business, on screen.
export { OnboardingPage } from "./onboarding-page.tsx";
