/** `KEY:value;` lists as in WIFI:, MECARD: and MATMSG:, where `\` takes its meaning from a separator. Keys in capitals, in order. */
export function keyValues(text: string): [key: string, value: string][] {
  const pairs: [string, string][] = [];
  let key: string | undefined;
  let word = '';
  const push = () => {
    if (key !== undefined) pairs.push([key.trim().toUpperCase(), word]);
    key = undefined;
    word = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\' && at + 1 < text.length) {
      at += 1;
      word += text[at] ?? '';
    } else if (letter === ':' && key === undefined) {
      key = word;
      word = '';
    } else if (letter === ';') push();
    else word += letter;
  }
  push();
  return pairs;
}

export const firstOf = (pairs: readonly (readonly [string, string])[], key: string) =>
  pairs.find(([name]) => name === key)?.[1];
