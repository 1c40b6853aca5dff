import names from '@stayfront/contract/property/room-amenities.json' with { type: 'json' };

/** The OpenTravel name of a room amenity; screens translate the codes they know and show this for the rest. */
export const amenityName = (code: number): string => (names as Record<string, string>)[String(code)] ?? `RMA ${code}`;
