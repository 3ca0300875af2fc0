// Public API of the first steps: the page on which a person starts or joins a business.
export { OnboardingPage } from "./onboarding-page.tsx";
