/** Rooms that are left and what is forbidden, of a room at a rate on some days, both included. */
export type PushedAvailability = {
  readonly room: string;
  readonly ratePlan?: string;
  readonly start: string;
  readonly end: string;
  readonly limit?: number;
  readonly status?: 'Open' | 'Close';
  readonly arrival?: 'Open' | 'Close';
  readonly departure?: 'Open' | 'Close';
  /** By the names of OTA: SetMinLOS, SetMaxLOS, SetForwardMinStay, SetForwardMaxStay. */
  readonly lengths?: Readonly<Record<string, number>>;
};

export type PushedRate = {
  readonly room: string;
  readonly ratePlan: string;
  readonly start: string;
  readonly end: string;
  readonly currency: string;
  /** What the room costs, or what it costs for so many adults. */
  readonly price: string | Readonly<Record<number, string>>;
  /** By age code: 10 an adult, 8 a child, 7 an infant. */
  readonly further?: Readonly<Record<string, string>>;
};

export type Envelope = {
  readonly login: string;
  readonly password: string;
  readonly token: string;
  readonly at: string;
};

const quote = (value: string | number): string =>
  `"${String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`;

const attributes = (all: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(all)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}=${quote(value)}`]))
    .join('');

const control = ({
  room,
  ratePlan,
  start,
  end,
}: {
  room: string;
  ratePlan?: string;
  start: string;
  end: string;
}): string =>
  `<StatusApplicationControl${attributes({ Start: start, End: end, InvTypeCode: room, RatePlanCode: ratePlan })}/>`;

export const roomsAndRatesMessage = (envelope: Envelope, hotelCode: string): string =>
  inEnvelope(
    envelope,
    'OTA_HotelAvailRQ',
    `<AvailRequestSegments><AvailRequestSegment AvailReqType="Room"><HotelSearchCriteria><Criterion><HotelRef${attributes({ HotelCode: hotelCode })}/></Criterion></HotelSearchCriteria></AvailRequestSegment></AvailRequestSegments>`,
  );

export function availabilityMessage(
  envelope: Envelope,
  hotelCode: string,
  updates: readonly PushedAvailability[],
): string {
  const messages = updates.flatMap((update) => {
    const { limit, status, arrival, departure, lengths } = update;
    const one = (head: string, inside: string): string =>
      `<AvailStatusMessage${head}>${control(update)}${inside}</AvailStatusMessage>`;
    const restricted = (name: string, value: string | undefined): string[] =>
      value === undefined ? [] : [one('', `<RestrictionStatus${attributes({ Restriction: name, Status: value })}/>`)];
    return [
      ...(limit === undefined && status === undefined
        ? []
        : [
            one(
              attributes({ BookingLimit: limit }),
              status === undefined ? '' : `<RestrictionStatus${attributes({ Status: status })}/>`,
            ),
          ]),
      ...restricted('Arrival', arrival),
      ...restricted('Departure', departure),
      ...(lengths
        ? [
            one(
              '',
              `<LengthsOfStay>${Object.entries(lengths)
                .map(([name, time]) => `<LengthOfStay${attributes({ MinMaxMessageType: name, Time: time })}/>`)
                .join('')}</LengthsOfStay>`,
            ),
          ]
        : []),
    ];
  });
  return inEnvelope(
    envelope,
    'OTA_HotelAvailNotifRQ',
    `<AvailStatusMessages${attributes({ HotelCode: hotelCode })}>${messages.join('')}</AvailStatusMessages>`,
  );
}

export function ratesMessage(envelope: Envelope, hotelCode: string, updates: readonly PushedRate[]): string {
  const messages = updates.map((update) => {
    const { price, further = {}, currency } = update;
    const bases =
      typeof price === 'string'
        ? [attributes({ AgeQualifyingCode: '10', AmountAfterTax: price, CurrencyCode: currency })]
        : Object.entries(price).map(([guests, amount]) =>
            attributes({
              AgeQualifyingCode: '10',
              AmountAfterTax: amount,
              CurrencyCode: currency,
              NumberOfGuests: guests,
            }),
          );
    const more = Object.entries(further).map(([code, amount]) =>
      attributes({ AgeQualifyingCode: code, Amount: amount, CurrencyCode: currency }),
    );
    return (
      `<RateAmountMessage>${control(update)}<Rates><Rate>` +
      `<BaseByGuestAmts>${bases.map((base) => `<BaseByGuestAmt${base}/>`).join('')}</BaseByGuestAmts>` +
      (more.length === 0
        ? ''
        : `<AdditionalGuestAmounts>${more.map((one) => `<AdditionalGuestAmount${one}/>`).join('')}</AdditionalGuestAmounts>`) +
      '</Rate></Rates></RateAmountMessage>'
    );
  });
  return inEnvelope(
    envelope,
    'OTA_HotelRateAmountNotifRQ',
    `<RateAmountMessages${attributes({ HotelCode: hotelCode })}>${messages.join('')}</RateAmountMessages>`,
  );
}

const inEnvelope = ({ login, password, token, at }: Envelope, name: string, inside: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Header>' +
  '<wsse:Security SOAP-ENV:mustUnderstand="1" xmlns:wsse="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd">' +
  `<wsse:UsernameToken><wsse:Username>${escapeText(login)}</wsse:Username>` +
  `<wsse:Password Type="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText">${escapeText(password)}</wsse:Password>` +
  '</wsse:UsernameToken></wsse:Security></SOAP-ENV:Header><SOAP-ENV:Body>' +
  `<${name} xmlns="http://www.opentravel.org/OTA/2003/05"${attributes({ EchoToken: token, TimeStamp: at, Version: '1.0' })}>${inside}</${name}>` +
  '</SOAP-ENV:Body></SOAP-ENV:Envelope>';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An answer to a reservation: what came with it is sent back, so that it is known for which it is. */
export const answerMessage = (token: string, at: string, refused: { code: string; text: string } | null): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Header/><SOAP-ENV:Body>' +
  `<OTA_HotelResNotifRS xmlns="http://www.opentravel.org/OTA/2003/05"${attributes({ EchoToken: token, TimeStamp: at, Version: '1.0' })}>` +
  (refused
    ? `<Errors><Error Type="6"${attributes({ Code: refused.code })}>${escapeText(refused.text)}</Error></Errors>`
    : '<Success/>') +
  '</OTA_HotelResNotifRS></SOAP-ENV:Body></SOAP-ENV:Envelope>';
