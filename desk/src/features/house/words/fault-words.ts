import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Known = readonly [RegExp, (...found: string[]) => MessageDescriptor];

const missing = (): MessageDescriptor => msg`This is missing`;
const order = (): MessageDescriptor => msg`The most must not be less than the least`;
const days = (): MessageDescriptor => msg`The last day must not be before the first`;
const notWritten = (): MessageDescriptor => msg`This is not written as it should be`;

/** What is wrong with any kind of field. */
const ofAll: readonly Known[] = [
  [/^This is missing/, missing],
  [/^This must not be empty/, missing],
  [/^Give the text in at least one language/, () => msg`Write this in one language at least`],
  [/^Give .* here$/, notWritten],
  [/^Use one of /, () => msg`Choose one of the list`],
  [/^This must be /, notWritten],
  [/^This is not written as it should be/, notWritten],
  [/^This is no language we know/, () => msg`Guests are not spoken to in this language`],
  [/^Use at least (\d+) characters/, (least) => msg`Write ${least} letters at least`],
  [/^Use at most (\d+) characters/, (most) => msg`This is too long: ${most} letters at most`],
  [/^Name at least one number/, () => msg`Name one at least, or leave it empty`],
  [/^Name at least one$/, () => msg`Choose one at least`],
  [/^Name at least one room/, () => msg`Choose one at least, or all rooms`],
  [/^Name at least (\d+)/, (least) => msg`Choose ${least} at least`],
  [/^There are too many: (\d+) at most/, (most) => msg`There are too many: ${most} at most`],
  [/^Use a number that is (-?\d+) or more/, (least) => msg`Use a number that is ${least} or more`],
  [/^Use a number that is (-?\d+) or less/, (most) => msg`Use a number that is ${most} or less`],
  [/^The (most|usual number) must not be less/, order],
  [/^The last (day|night) must not be before the first/, days],
  [/^There is no (\d.*) in the calendar/, (day) => msg`There is no ${day} in the calendar`],
  [/^Write the day as /, () => msg`Choose a day`],
  [/^Use the 24-hour clock/, () => msg`Choose a time`],
  [/^Use a web address|^Write a web address/, () => msg`Write a web address, such as ${'https://www.hotel.example'}`],
  [/^Write an e-mail address/, () => msg`Write an e-mail address, such as ${'stay@hotel.example'}`],
  [/^Name the time zone/, () => msg`Choose the time zone by its largest city`],
  [/^Use the two-letter country code/, () => msg`Choose a country`],
  [/^Write the city as one name/, () => msg`Write the name of the town`],
  [/^"(.*)" is there twice/, (name) => msg`“${name}” is there twice`],
  [/^Name each (language|facility) once/, () => msg`Each of them once`],
  [/^Send the picture "(.*)" first/, (name) => msg`The picture “${name}” has not been sent yet`],
  [/^Use 1 to 40 lower-case/, () => msg`Use lower-case letters, digits and hyphens`],
  [/^Use 1 to 12 letters and digits/, () => msg`Write a number as on the door, such as 204 or A 12`],
  [/^Use 2 to 20 capital/, () => msg`Use 2 to 20 capital letters and digits`],
  [/^Use an origin/, () => msg`Write where the site is, such as ${'https://www.hotel.example'}`],
  [/^Use the id of a container/, () => msg`Write the id of a container, such as ${'GTM-AB12CD3'}`],
  [/^Use an https address/, () => msg`Write an address that begins with https and has no question mark`],
  [/^Use a hex colour/, () => msg`Choose a colour`],
];

const gone = (): MessageDescriptor => msg`What was chosen here was taken out. Choose again`;
const cheaper = (): MessageDescriptor => msg`Cancelling must not become cheaper nearer to arrival`;
const shared = (): MessageDescriptor => msg`This season and another one share a night: end one before the other begins`;

/** What is wrong between several fields. */
const ofSome: readonly Known[] = [
  [/^There is no (picture|room|cancellation policy|rate plan|service) "/, gone],
  [/^A rate plan cannot follow itself: (.*)/, (path) => msg`A rate cannot follow itself: ${path}`],
  [
    /^A chain of rate plans has (\d+) links at most: (.*)/,
    (most, path) => msg`No more than ${most} may follow each other: ${path}`,
  ],
  [/^Its prices must be per room/, () => msg`Its prices must be for the room, as those of the rate it follows`],
  [/^Its prices must be per person/, () => msg`Its prices must be for each person, as those of the rate it follows`],
  [/^Prices per person are changed per person/, () => msg`Prices for each person can only differ for each person`],
  [/^The room ".*" is not sold at/, () => msg`The rate it follows is not sold in one of these rooms`],
  [/^The ceiling must not be below the floor/, () => msg`The ceiling must not be below the floor`],
  [/^A deposit is paid in advance/, () => msg`A deposit needs the guarantee “paid when it is booked”`],
  [/^Leave it out: what is paid at the hotel/, () => msg`What is paid at the hotel is not asked for before`],
  [
    /^Have the rest paid (\d+) or more days/,
    (least) => msg`Ask for the rest ${least} or more days before arrival, or keep such bookings`,
  ],
  [/^No more can pay as adults/, () => msg`No more can pay as adults than the room is meant for`],
  [/^This cannot be a VAT number/, () => msg`This cannot be a VAT number of its country`],
  [/^Say with freeUntil/, () => msg`Say until when cancelling is free, and a fee above nothing here`],
  [/^Not arriving must not cost less/, () => msg`Not arriving must not cost less than cancelling does`],
  [/^This is the moment of /, () => msg`Each step needs a moment of its own`],
  [/^This comes before /, () => msg`Steps go in the order of time, those nearest to arrival last`],
  [/^This is less than a step before/, cheaper],
  [/^A step before it keeps the same/, () => msg`The step before keeps the same: raise this fee, or take the step out`],
  [/^Name at least one step/, () => msg`Add a step, or take the list out`],
  [/^This season and the one at \d+ share a night/, shared],
  [
    /^Say perNight, perArrivalDay or both/,
    () => msg`Say how many a night or how many a day of arrival, or take the limit out`,
  ],
  [/^For none say isAdultsOnly/, () => msg`For none choose “adults only”`],
  [
    /^Its price is for (\d+) nights/,
    (nights) => msg`Its price is for ${nights} nights: leave this empty, or say no other number`,
  ],
  [/^Give a band fromAge/, () => msg`Say what children of this age pay`],
  [/^The last birthday must be after the first/, () => msg`The last age must not be below the first`],
  [/^This band and the one at \d+ both have the age of (\d+)/, (age) => msg`The age of ${age} is in another band, too`],
  [/^Give the last number of adults a price/, () => msg`The last number of adults needs a price`],
  [/^No more nights can be free/, () => msg`No more nights can be free than are stayed`],
  [/^The last position must not be/, () => msg`The last child must not come before the first`],
  [/^The age it ends at must be above/, () => msg`The age it ends at must be above the one it begins at`],
  [/^No more can be taken off than the price/, () => msg`No more can be taken off than the price`],
  [/^Whoever runs this installation/, () => msg`Whoever runs this installation puts hotels into chains`],
  [/^This is the address of hotel (\d+)/, (number) => msg`This is the page of hotel ${number}`],
];

/** What is wrong with a field in the language of the desk; null for what only whoever writes a file could do. */
export function faultWords(message: string): MessageDescriptor | null {
  for (const [pattern, words] of [...ofAll, ...ofSome]) {
    const found = pattern.exec(message);
    if (found) return words(...found.slice(1));
  }
  return null;
}
