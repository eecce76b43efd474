/** What the codes say: links, and sentences in the encodings of three markets that no code declares. */

const SENTENCES = {
  'euc-kr': [
    '보험계약자 김민수',
    '서울특별시 강남구 테헤란로 152',
    '보험금 청구서류 접수 완료',
    '증권번호 제2026-0012호',
    '자동차 사고 접수 02-555-0100',
  ],
  big5: [
    '臺北市信義區松仁路七號',
    '保險單號碼 甲字第一二三號',
    '要保人：陳怡君',
    '理賠申請書已受理',
    '國泰路二段一百號三樓',
  ],
  gbk: [
    '北京市朝阳区建国路八号',
    '保险单号：甲字第一二三号',
    '投保人：王小明',
    '理赔申请已受理',
    '上海市浦东新区世纪大道',
  ],
  shift_jis: [
    '東京都千代田区丸の内一丁目',
    '保険証券番号 第四五六号',
    '契約者 山田太郎',
    '保険金のご請求について',
    'お客様相談窓口',
  ],
  'utf-8': [
    '보험계약자 김민수',
    '要保人：陳怡君',
    '投保人：王小明',
    '契約者 山田太郎',
    'Café Zürich, 5 Rue de l’Été',
  ],
};
export const encodings = Object.keys(SENTENCES) as (keyof typeof SENTENCES)[];

const codepoints = new Map<string, Map<string, number[]>>();

/** Which bytes stand for which letter: the decoder of the platform, read the other way round. Node's holds no CP949; the browser test reads that. */
function bytesOf(encoding: string): Map<string, number[]> {
  const known = codepoints.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const letters = new Map<string, number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if ([...letter].length === 1 && letter !== '\ufffd' && !letters.has(letter))
        letters.set(letter, [lead, trail]);
    }
  codepoints.set(encoding, letters);
  return letters;
}

function encoded(text: string, encoding: string): number[] {
  if (encoding === 'utf-8') return [...new TextEncoder().encode(text)];
  const letters = bytesOf(encoding);
  return [...text].flatMap((letter) => letters.get(letter) ?? letter.charCodeAt(0));
}

/** What a code says, and the bytes that say so. */
export interface Words {
  text: string;
  bytes: number[];
}

export const sentencesIn = (encoding: keyof typeof SENTENCES): Words[] =>
  SENTENCES[encoding].map((text) => ({ text, bytes: encoded(text, encoding) }));

const LETTERS = 'abcdefghijkmnopqrstuvwxyz0123456789-./';

/** A link of 8 to 67 letters behind its host. */
export function link(next: () => number): Words {
  const letters = Array.from(
    { length: 8 + Math.floor(next() * 60) },
    () => LETTERS[Math.floor(next() * LETTERS.length)],
  );
  const text = `https://insurer.example/${letters.join('')}`;
  return { text, bytes: encoded(text, 'utf-8') };
}
