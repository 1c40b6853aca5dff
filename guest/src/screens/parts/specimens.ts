// literal text: names only
import type { PictureFile } from '@stayfront/ui/parts/picture.tsx';

/** Amounts as the server formats them: with no-break spaces, never translated. */
export const amounts = {
  night: 'CHF\u00a0162',
  stay: 'CHF\u00a0486',
  flexNight: 'CHF\u00a0180',
  flexStay: 'CHF\u00a0540',
  packageNight: 'CHF\u00a0236',
  packageStay: 'CHF\u00a0708',
  packageWas: 'CHF\u00a0262',
  tax: 'CHF\u00a04.20',
  promo: 'CHF\u00a054',
  low: 'CHF\u00a0151',
  high: 'CHF\u00a0558',
  room: '€574.67',
  saving: '\u2212€57.47',
  breakfast: '€153.24',
  roomTotal: '€670.44',
  hotelCurrency: 'CHF\u00a0630.00',
  dirham: 'AED\u00a06,491.16',
} as const;

/** What real hotels write: it must neither break the card nor be cut. */
export const hard = {
  longName: 'Panorama-Familienappartement mit Seeblickterrasse und Verbindungstür',
  longRate: 'Nicht erstattbarer Frühbuchertarif mit Frühstück',
  arabicRoom: 'غرفة مزدوجة مطلة على البحيرة',
  arabicText: 'استيقظ على صوت الماء. غرفة هادئة بأرضية من خشب البلوط وشرفة تطل على الجبل.',
  arabicFree: 'إلغاء مجاني حتى 8 يونيو، 18:00',
  arabicPer: 'لليلة الواحدة',
  arabicBook: 'احجز',
} as const;

interface Light {
  sky: [string, string];
  ridges: [string, string, string];
  water: string;
}

const lights: readonly Light[] = [
  { sky: ['#9fb6c2', '#f0e6d8'], ridges: ['#8aa3b2', '#55758a', '#2b4454'], water: '#7d98a6' },
  { sky: ['#c9d6db', '#f7efe2'], ridges: ['#a9bcc5', '#7894a1', '#466375'], water: '#a3b8c0' },
  { sky: ['#4b5f78', '#e2b48d'], ridges: ['#6b7689', '#434f66', '#232c3d'], water: '#8d8487' },
];

/** A painted lake, so that this page needs no files: 3:2, no text in it, light from one side. */
function paint({ sky, ridges, water }: Light): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".8" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="${sky[1]}"/><stop offset="1" stop-color="${water}"/></linearGradient></defs>
<rect width="600" height="400" fill="url(#s)"/><rect y="270" width="600" height="130" fill="url(#w)"/>
<path fill="${ridges[0]}" d="M0 190 70 120l50 44 80-96 66 82 40-34 70 74 60-50 74 66 90-60v134H0Z"/>
<path fill="${ridges[1]}" d="M0 246l80-70 60 46 70-80 90 92 60-40 80 54 70-44 90 56v10H0Z"/>
<path fill="${ridges[2]}" d="M0 272v-34l60-16 70 26 90-24 90 30 90-20 80 18 120-22v42Z"/>
<path fill="${ridges[1]}" opacity=".3" d="M0 272h600l-90 30-120-14-100 40-110-34-120 22Z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;
}

export function paintings(alts: readonly string[]): PictureFile[] {
  return alts.map((alt, index) => ({
    alt,
    width: 600,
    height: 400,
    sources: [],
    src: paint(lights[index % lights.length] ?? lights[0]!),
  }));
}
