import type { Code } from '@/domain/qr';
import type { HistoryEntry, QrScannerState, RootState, Scan, ScanFailure } from '@/store';

const corners = [
  { x: 80, y: 60 },
  { x: 240, y: 60 },
  { x: 240, y: 220 },
  { x: 80, y: 220 },
];
const codeOf = (text: string, more: Partial<Code> = {}): Code => ({
  text,
  format: 'QRCode',
  encoding: 'utf-8',
  corners,
  ...more,
});

export const friendly = codeOf('https://insurer.example/claims/2026?step=1');
export const deceitful = codeOf(
  'http://insurer.co.kr@paypаl.com.evil.example/pay\u202e?next=https://other.example',
);
export const dangerous = codeOf('javascript:alert(document.cookie)');
export const wifi = codeOf('WIFI:T:WPA;S:Meeting room;P:open sesame;;');
export const contact = codeOf(
  'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mina Park\r\nORG:Example Life\r\nTEL:+82 2 1234 5678\r\nEMAIL:mina.park@insurer.example\r\nEND:VCARD',
);
export const event = codeOf(
  'BEGIN:VEVENT\r\nSUMMARY:Quarterly close\r\nDTSTART:20261231T010000Z\r\nLOCATION:Seoul\r\nEND:VEVENT',
);
export const policy = codeOf('증권번호: GA-2024-0012345\n계약자: 홍길동\n보험회사: 한빛생명', {
  encoding: 'euc-kr',
});
export const wording = codeOf(
  '제1조(목적) 이 약관은 회사와 계약자 사이의 권리와 의무를 정합니다.\n제2조(보험금의 지급) 회사는 청구를 접수한 날부터 3영업일 이내에 보험금을 지급합니다.',
);
/** To a browser the path after our own origin is another site. */
export const ours = () => [
  codeOf(`${location.origin}/company?from=code`),
  codeOf(`${location.origin}//evil.example/`),
];
export const product = codeOf('4006381333931', { format: 'EAN13', encoding: 'declared' });
export const partial = codeOf('The first part of a long text', {
  parts: { found: 1, total: 3, sequence: 'QRCode 1 3', pieces: [] },
});

let lastId = 1000;
const scanOf = (codes: Code[], more: Partial<Scan> = {}): Scan => ({
  id: (lastId += 1),
  name: 'letter.png',
  width: 800,
  height: 600,
  codes,
  ...more,
});

export const stateOf = (state: Partial<QrScannerState>): Partial<RootState> => ({
  qrScanner: { progress: null, scans: [], history: {}, ...state },
});
export const read = (...codes: Code[]) => stateOf({ scans: [scanOf(codes)] });
export const failed = (...failures: ScanFailure[]) =>
  stateOf({ scans: failures.map((failure) => scanOf([], { failure, name: `${failure}.pdf` })) });

const AN_EVENING = Date.UTC(2026, 10, 20, 9, 30);
const entries: HistoryEntry[] = [
  { at: AN_EVENING, kind: 'link', format: 'QRCode', title: 'insurer.example', text: friendly.text },
  { at: AN_EVENING - 60_000, kind: 'wifi', format: 'QRCode', title: 'Meeting room', text: null },
  {
    at: AN_EVENING - 120_000,
    kind: 'product',
    format: 'EAN13',
    title: product.text,
    text: product.text,
  },
];
export const past = stateOf({ history: { actuary2026: entries } });
