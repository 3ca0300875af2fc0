// Asks before a number, page or account is disconnected.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useDisconnectChannel } from "./api.ts";
import { channelTitle } from "./channel-look.ts";

/** `children`: what ends with the connection. */
export function DisconnectDialog({
  channel,
  onClose,
  children,
}: {
  channel: Channel;
  onClose: () => void;
  children: ReactNode;
}) {
  const disconnect = useDisconnectChannel();
  const toast = useToast();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`¿Desconectar ${channelTitle(channel)}?`}
      confirmLabel="Desconectar"
      danger
      onConfirm={async () => {
        const { message } = await disconnect.mutateAsync({ params: { id: channel._id } });
        toast.success(message);
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
