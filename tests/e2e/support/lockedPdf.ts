/** A PDF of one page that opens with a password only: the smallest that says so. */
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'4a'.repeat(32)}> /U <${'5b'.repeat(32)}> >>`,
];

function written(): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = text.length;
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R /Encrypt 4 0 R /ID [<00> <00>] >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export const lockedPdf = written();
