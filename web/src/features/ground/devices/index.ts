export { DeviceCard } from "./device-card.tsx";
export { DeviceSwitch } from "./device-switch.tsx";
export { keepThisDevice } from "./this-device.ts";
