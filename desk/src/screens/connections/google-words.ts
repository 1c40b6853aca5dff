import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExactReason, UntoldReason } from '@stayfront/rules/google-prices/ways';

/** Why Google is told the price of each stay, or nothing at all, of a room at a rate. */
export const googleReasonWords: Readonly<Record<ExactReason | UntoldReason, MessageDescriptor>> = {
  'least-adults': msg`it wants two adults`,
  'adults-between': msg`some numbers of adults have no price`,
  'departure-through': msg`a rule for nights also binds those who leave`,
  tax: msg`a tax has seasons and a limit of nights`,
  'tax-rounding': msg`a tax comes to parts of a cent`,
  service: msg`something that has to be bought costs another price on some nights`,
  offer: msg`an offer takes off what Google cannot work out`,
  'offer-rounding': msg`an offer comes to parts of a cent`,
  'offers-together': msg`two offers are given together`,
  floor: msg`no price goes below its floor`,
  'package-only': msg`it is sold in packages alone`,
  'not-bookable': msg`no guest can book it now`,
  'needs-children': msg`it wants a child`,
  'tax-service': msg`a tax service works its taxes out`,
};
