/** What a code of one's own may say. */
export type MakeKind = 'text' | 'link' | 'wifi' | 'contact';

const escaped = (value: string) => value.replaceAll(/[\\;,:"]/g, String.raw`\$&`);
const inVCard = (value: string) =>
  value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** The payload for the fields of a kind; an empty text where what must be there is not. */
export function payloadText(kind: MakeKind, values: Readonly<Record<string, string>>): string {
  const of = (name: string) => values[name]?.trim() ?? '';
  switch (kind) {
    case 'text':
      return values.text ?? '';
    case 'link': {
      const link = of('link');
      // What has a dot before its colon is a host with a port.
      const hasScheme = /^[a-z][a-z\d+-]*:/i.test(link) && !/^localhost:\d/i.test(link);
      return link === '' || hasScheme ? link : `https://${link}`;
    }
    case 'wifi': {
      const password = values.password ?? '';
      const lock = password === '' ? 'T:nopass;' : `T:WPA;P:${escaped(password)};`;
      return of('network') && `WIFI:S:${escaped(of('network'))};${lock};`;
    }
    case 'contact': {
      const lines = [
        ['FN', of('name')],
        ['ORG', of('organization')],
        ['TEL', of('phone')],
        ['EMAIL', of('email')],
      ].flatMap(([name = '', value = '']) => (value ? [`${name}:${inVCard(value)}`] : []));
      if (!of('name')) return '';
      return [
        'BEGIN:VCARD',
        'VERSION:3.0',
        `N:${inVCard(of('name'))};;;;`,
        ...lines,
        'END:VCARD',
      ].join('\r\n');
    }
  }
}

/** WCAG's contrast of two colours as `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
