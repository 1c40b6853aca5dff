import type { HotelConfig } from '@stayfront/contract/hotel';
import { solidColour } from '@stayfront/rules/look/colour';

/** Without its transparency, which mail programs do not know. */
export const buttonColor = ({ theme }: HotelConfig): string => solidColour(theme.colorBtnBg);
