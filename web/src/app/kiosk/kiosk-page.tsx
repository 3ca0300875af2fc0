// The screen of a reception tablet, as a separate document: React and its own styles, no session, no shell.
import { createRoot } from "react-dom/client";
import { KioskApp } from "./kiosk-app.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<KioskApp />);
