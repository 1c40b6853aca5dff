/**
 * What Google's reference says of its messages: which attributes an element has (with a mark those that it must have) and
 * which children, in which order. Written out of the published pages; the schemas themselves are not part of this.
 */
export type Shape = {
  readonly attributes?: Readonly<Record<string, RegExp | 'required'>>;
  readonly children?: Readonly<Record<string, Shape>>;
  readonly needs?: readonly string[];
  readonly text?: RegExp;
};

const id = /^[A-Za-z0-9_-]{1,100}$/;
const day = /^\d{4}-\d\d-\d\d$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const amount = /^\d{1,12}(\.\d{1,6})?$/;
const count = /^\d{1,4}$/;
const currency = /^[A-Z]{3}$/;
const word = /^.{1,200}$/su;
const yes = /^(true|false)$/;

const control = (more: Shape['attributes']): Shape => ({ attributes: { Start: day, End: day, ...more } });
const product = control({ InvTypeCode: word, RatePlanCode: word });
const ids = (entry: string): Shape => ({ children: { [entry]: { attributes: { id: word } } }, needs: [entry] });
const dates: Shape = {
  attributes: { application: /^(all|any|overlap)$/ },
  children: { DateRange: { attributes: { start: day, end: day, days_of_week: /^[MTWHFSU]{1,7}$/ } } },
  needs: ['DateRange'],
};
const ota = (content: Readonly<Record<string, Shape>>, more: Shape['attributes'] = {}): Shape => ({
  attributes: {
    xmlns: /^http:\/\/www\.opentravel\.org\/OTA\/2003\/05$/,
    EchoToken: id,
    TimeStamp: time,
    Version: /^3\.0$/,
    ...more,
  },
  children: {
    POS: { children: { Source: { children: { RequestorID: { attributes: { ID: word } } }, needs: ['RequestorID'] } } },
    ...content,
  },
  needs: ['POS', ...Object.keys(content)],
});
const bracket: Shape = {
  attributes: {
    max_age: count,
    amount,
    exclude_from_capacity: yes,
    counts_as_base_occupant: /^(never|preferred|always)$/,
  },
};
const brackets: Shape = {
  children: {
    AdultCharge: { attributes: { amount } },
    ChildAgeBrackets: { children: { ChildAgeBracket: bracket } },
  },
};
const name: Shape = {
  children: { Text: { attributes: { text: word, language: /^[a-z]{2}(-[A-Za-z]+)?$/ } } },
  needs: ['Text'],
};
const tax: Shape = {
  children: {
    RoomTypes: ids('RoomType'),
    RatePlans: ids('RatePlan'),
    StayDates: dates,
    Type: { text: /^(percent|amount)$/ },
    Basis: { text: /^(room|person)$/ },
    Period: { text: /^(stay|night)$/ },
    Currency: { text: currency },
    Amount: { text: amount },
    ApplicableNights: { attributes: { max: count } },
    AgeBrackets: brackets,
  },
  needs: ['Type', 'Basis', 'Period', 'Amount'],
};
const own: Shape['attributes'] = { partner: word, id, timestamp: time };
const money: Shape = { attributes: { currency }, text: amount };

export const shapes: Readonly<Record<string, Shape>> = {
  OTA_HotelRateAmountNotifRQ: ota(
    {
      RateAmountMessages: {
        attributes: { HotelCode: word },
        children: {
          RateAmountMessage: {
            children: {
              StatusApplicationControl: product,
              Rates: {
                children: {
                  Rate: {
                    children: {
                      BaseByGuestAmts: {
                        children: {
                          BaseByGuestAmt: {
                            attributes: { AmountBeforeTax: amount, CurrencyCode: currency, NumberOfGuests: count },
                          },
                        },
                        needs: ['BaseByGuestAmt'],
                      },
                    },
                    needs: ['BaseByGuestAmts'],
                  },
                },
                needs: ['Rate'],
              },
            },
            needs: ['StatusApplicationControl'],
          },
        },
        needs: ['RateAmountMessage'],
      },
    },
    { NotifType: /^(Overlay|Delta|Remove)$/ },
  ),
  OTA_HotelInvCountNotifRQ: ota({
    Inventories: {
      attributes: { HotelCode: word },
      children: {
        Inventory: {
          children: {
            StatusApplicationControl: control({ InvTypeCode: word }),
            InvCounts: {
              children: { InvCount: { attributes: { Count: count, CountType: /^2$/ } } },
              needs: ['InvCount'],
            },
          },
          needs: ['StatusApplicationControl', 'InvCounts'],
        },
      },
      needs: ['Inventory'],
    },
  }),
  OTA_HotelAvailNotifRQ: ota({
    AvailStatusMessages: {
      attributes: { HotelCode: word },
      children: {
        AvailStatusMessage: {
          children: {
            StatusApplicationControl: product,
            LengthsOfStay: {
              children: {
                LengthOfStay: {
                  attributes: {
                    Time: count,
                    TimeUnit: /^Day$/,
                    MinMaxMessageType: /^Set(Max|Min)LOS$|^SetForward(Max|Min)Stay$/,
                  },
                },
              },
              needs: ['LengthOfStay'],
            },
            RestrictionStatus: {
              attributes: { Status: /^(Open|Close)$/, Restriction: /^(Arrival|Departure|Master)$/ },
            },
          },
          needs: ['StatusApplicationControl'],
        },
      },
      needs: ['AvailStatusMessage'],
    },
  }),
  TaxFeeInfo: {
    attributes: own,
    children: {
      Property: {
        attributes: { action: /^overlay$/ },
        children: { ID: { text: word }, Taxes: { children: { Tax: tax } }, Fees: { children: { Fee: tax } } },
        needs: ['ID'],
      },
    },
    needs: ['Property'],
  },
  ExtraGuestCharges: {
    attributes: own,
    children: {
      HotelExtraGuestCharges: {
        attributes: { hotel_id: word, action: /^overlay$/ },
        children: {
          ExtraGuestCharge: {
            children: {
              RatePlans: ids('RatePlan'),
              RoomTypes: ids('RoomType'),
              StayDates: dates,
              AgeBrackets: brackets,
            },
            needs: ['AgeBrackets'],
          },
        },
      },
    },
    needs: ['HotelExtraGuestCharges'],
  },
  Promotions: {
    attributes: own,
    children: {
      HotelPromotions: {
        attributes: { hotel_id: word, action: /^overlay$/ },
        children: {
          Promotion: {
            attributes: { id },
            children: {
              BookingDates: dates,
              BookingWindow: { attributes: { min: count, max: count } },
              CheckinDates: dates,
              Discount: {
                attributes: { percentage: amount, fixed_amount: amount, fixed_amount_per_night: amount },
              },
              LengthOfStay: { attributes: { min: count, max: count } },
              RatePlans: ids('RatePlan'),
              RoomTypes: ids('RoomType'),
              Stacking: { attributes: { type: /^(base|second|none|any)$/ } },
              StayDates: dates,
            },
            needs: ['Discount'],
          },
        },
      },
    },
    needs: ['HotelPromotions'],
  },
  Transaction: {
    attributes: { timestamp: time, id, partner: word },
    children: {
      PropertyDataSet: {
        attributes: { action: /^(overlay|delta)$/ },
        children: {
          Property: { text: word },
          RoomData: {
            children: {
              RoomID: { text: word },
              Name: name,
              AllowablePackageIDs: { children: { AllowablePackageID: { text: word } } },
              Capacity: { text: count },
              AdultCapacity: { text: count },
              ChildCapacity: { text: count },
              OccupancySettings: { children: { MinOccupancy: { text: count } } },
            },
            needs: ['RoomID', 'Name'],
          },
          PackageData: { children: { PackageID: { text: word }, Name: name }, needs: ['PackageID', 'Name'] },
        },
        needs: ['Property'],
      },
      Result: {
        children: {
          Property: { text: word },
          RoomID: { text: word },
          PackageID: { text: word },
          Checkin: { text: day },
          Nights: { text: count },
          Baserate: money,
          Tax: money,
          OtherFees: money,
          Unavailable: { children: { NoVacancy: {} } },
          Occupancy: { text: count },
        },
        needs: ['Property', 'Checkin', 'Nights'],
      },
    },
  },
};
