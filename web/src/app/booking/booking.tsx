// The booking page of a business: a document of its own, for people on a phone who have never been here and will leave in a
// minute. It carries React and its own few lines, and nothing of the product.
import "../../lib/old-browser.ts";
import { createRoot } from "react-dom/client";
import { CustomerApp } from "./customer/customer-app.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<CustomerApp />);
