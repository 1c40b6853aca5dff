import {
  getSystemMessage,
  listSystemDeliveries,
  listSystemMessages,
  replaySystemMessage,
  sendDeliveryAgain,
} from './desk/system-messages.ts';
import { changeSystem, listSystems, makeSystem, removeSystem, renewSystem, switchSystem } from './desk/systems.ts';

/** What the hotel's people do about its other systems. */
export const systemRoutes = [
  listSystems,
  makeSystem,
  changeSystem,
  renewSystem,
  switchSystem,
  removeSystem,
  listSystemMessages,
  getSystemMessage,
  replaySystemMessage,
  listSystemDeliveries,
  sendDeliveryAgain,
] as const;
