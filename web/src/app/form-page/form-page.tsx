// The page of a form, as a separate document for everyone who has its address. It loads React and the styles of the
// customer pages, and nothing of the product.
import { createRoot } from "react-dom/client";
import { FormApp } from "./form-app.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<FormApp />);
