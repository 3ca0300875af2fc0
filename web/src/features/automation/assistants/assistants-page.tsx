// Asistentes: the list, and the editors of each assistant. The page reads the rest of its address.
import { Route, Routes } from "react-router";
import { useAssistantsLive } from "./api.ts";
import { AssistantPage } from "./assistant-page.tsx";
import { AssistantsList } from "./assistants-list.tsx";

export function AssistantsPage() {
  useAssistantsLive();
  return (
    <Routes>
      <Route index element={<AssistantsList />} />
      <Route path=":id" element={<AssistantPage />} />
    </Routes>
  );
}
