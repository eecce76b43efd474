/** A line of vCard (RFC 6350) or iCalendar (RFC 5545). */
export interface ContentLine {
  name: string;
  parameters: string;
  /** With its escapes: a structured value is cut before they are read. */
  value: string;
}

function quotedPrintable(text: string, charset: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = /^=([\dA-F]{2})/i.exec(text.slice(at, at + 3))?.[1];
    if (code) {
      bytes.push(parseInt(code, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(text[at] ?? ''));
  }
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes));
  } catch {
    // A character set that nobody knows.
    return text;
  }
}

/** The lines of RFC 5545, and those of vCard 2.1, where `=` at the end of a quoted-printable line says that the value goes on. */
function unfoldedLines(text: string): string[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const whole: string[] = [];
  let open = false;
  for (const line of lines) {
    if (open) whole.push(`${whole.pop()?.slice(0, -1) ?? ''}${line}`);
    else whole.push(line);
    open = line.endsWith('=') && (open || /^[^:]*QUOTED-PRINTABLE/i.test(line));
  }
  return whole;
}

/** Unfolds and cuts; quoted-printable values of vCard 2.1 are read in their character set. */
export function contentLines(text: string): ContentLine[] {
  return unfoldedLines(text).flatMap((line) => {
    const parts = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/.exec(line);
    if (!parts) return [];
    const [, name = '', parameters = '', raw = ''] = parts;
    const charset = /CHARSET="?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
    const value = /QUOTED-PRINTABLE/i.test(parameters) ? quotedPrintable(raw, charset) : raw;
    return [{ name: name.toUpperCase(), parameters, value }];
  });
}

export const unescaped = (value: string) =>
  value.replace(/\\([nN\\;,:])/g, (_escape, letter: string) => (/n/i.test(letter) ? '\n' : letter));

/** The parts of a structured value, as of N and ADR. */
export const partsOf = (value: string) =>
  value.split(/(?<!\\);/).map((part) => unescaped(part).trim());
