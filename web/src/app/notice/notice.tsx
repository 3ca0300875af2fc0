// The privacy notice of a business, as a separate document for anyone with its link. It loads React and the styles of
// the customer pages, and nothing of the product.
import { createRoot } from "react-dom/client";
import { NoticeApp } from "./notice-app.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<NoticeApp />);
