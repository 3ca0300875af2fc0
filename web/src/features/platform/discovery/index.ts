// The businesses of the public directory, on screen.
export { DiscoveryPage } from "./discovery-page.tsx";
