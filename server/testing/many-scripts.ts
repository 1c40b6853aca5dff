import type { Language } from '@stayfront/contract/property/texts';

/** Names of a hotel, a room and a guest as they are written in every script our guests read, with what is hard about each. */
export const manyScripts: readonly {
  readonly language: Language;
  readonly hotel: string;
  readonly room: string;
  readonly givenName: string;
  readonly surname: string;
}[] = [
  {
    language: 'en',
    hotel: 'The “Æsop” Hôtel & Spa',
    room: 'Double room – 2′',
    givenName: 'Zoë',
    surname: 'Łukaszewicz',
  },
  { language: 'el', hotel: 'Ξενοδοχείο Θάλασσα', room: 'Δίκλινο δωμάτιο', givenName: 'Ελένη', surname: 'Παπαδοπούλου' },
  { language: 'ru', hotel: 'Гостиница «Озеро»', room: 'Двухместный номер', givenName: 'Зоя', surname: 'Щербакова' },
  { language: 'ar', hotel: 'فندق البحيرة', room: 'غرفة مزدوجة (2)', givenName: 'ليلى', surname: 'عبد الله' },
  { language: 'he', hotel: 'מלון האגם', room: 'חדר זוגי', givenName: 'דָּנָה', surname: 'כהן' },
  { language: 'hi', hotel: 'होटल झील दृश्य', room: 'दो बिस्तर वाला कमरा', givenName: 'श्रीकृष्ण', surname: 'त्रिपाठी' },
  { language: 'mr', hotel: 'सरोवर हॉटेल', room: 'दुसऱ्या मजल्यावरील खोली', givenName: 'ज्ञानेश्वर', surname: 'कुऱ्हाडे' },
  { language: 'bn', hotel: 'হ্রদ হোটেল', room: 'দুই শয্যার কক্ষ', givenName: 'রবীন্দ্রনাথ', surname: 'চক্রবর্তী' },
  { language: 'gu', hotel: 'સરોવર હોટેલ', room: 'બે પથારીનો ઓરડો', givenName: 'શ્રીમતી', surname: 'પ્રજ્ઞા' },
  { language: 'ta', hotel: 'ஏரி விடுதி', room: 'இரட்டை அறை', givenName: 'கௌரி', surname: 'ஸ்ரீநிவாசன்' },
  { language: 'te', hotel: 'సరస్సు హోటల్', room: 'రెండు పడకల గది', givenName: 'క్షేత్ర', surname: 'జ్ఞానేశ్వర్' },
  { language: 'th', hotel: 'โรงแรมริมน้ำ', room: 'ห้องเตียงคู่ที่นี่', givenName: 'ปิ่นเกล้า', surname: 'ญาณวุฒิ' },
  { language: 'ja', hotel: 'ホテル湖畔', room: 'ダブルルーム（禁煙）', givenName: 'さくら', surname: '渡邉' },
  { language: 'zh', hotel: '湖景酒店', room: '双人间「湖景」', givenName: '曉明', surname: '歐陽' },
  { language: 'ko', hotel: '호숫가 호텔', room: '더블룸', givenName: '민준', surname: '뷁' },
];
