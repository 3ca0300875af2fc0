export { DeviceList } from "./device-list.tsx";
export { DeviceSwitch } from "./device-switch.tsx";
export { keepThisDevice } from "./this-device.ts";
