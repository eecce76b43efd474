import { decodeBytes } from '@/domain/qr';
import samples from './encodings.json';

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

it.each(samples as [string, string, string][])(
  'tells %s from the others without a declaration: %s',
  (encoding, text, hex) => {
    expect(decodeBytes(bytesOf(hex))).toEqual({ encoding, text });
  },
);

it.each(['보험', '保險', 'emoji 🎉', 'é'])('takes valid UTF-8 as such: %s', (text) => {
  expect(decodeBytes(new TextEncoder().encode(text))).toEqual({ encoding: 'utf-8', text });
});

it('needs no guess for ASCII, and loses no byte of what is nothing', () => {
  expect(decodeBytes(new TextEncoder().encode('POLICY 1')).encoding).toBe('ascii');
  expect(decodeBytes(new Uint8Array([0xff, 0xfe, 0x80])).text).toHaveLength(3);
  expect(decodeBytes(new Uint8Array())).toEqual({ encoding: 'ascii', text: '' });
});
