import { customizationQuery } from '../../app/data/customization-query.ts';
import { operatorQuery } from '../../app/data/operator-query.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';

export async function loadCustomization({ queryClient, transport, config }: ScreenRequest): Promise<Partial<Loaded>> {
  await Promise.all([
    queryClient.query(customizationQuery(transport, config.hotelId)).catch(leaveToScreen),
    queryClient.query(operatorQuery(transport, config.hotelId)).catch(leaveToScreen),
  ]);
  return {};
}
