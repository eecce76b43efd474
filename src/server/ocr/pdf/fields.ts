import type { Area } from './content';
import type { Page } from './document';
import { numbersOf, textOf, withMemory } from './pdfium';

/** Something written that is no part of the page's own text, and where it stands. */
export interface Note extends Area {
  text: string;
}

const [FREE_TEXT, WIDGET] = [3, 20];
const [CHECKBOX, RADIO, COMBO, LIST, FIELD] = [2, 3, 4, 5, 6];
/** Flags of an annotation: hidden, not to be shown. */
const UNSEEN = 0x02 | 0x20;
/** The flag of a field that hides what is typed. */
const PASSWORD = 0x2000;
const CONTENTS = Buffer.from('Contents\0');

/** What has been filled into the fields of a page, boxes that are ticked or not among it, and what has been typed onto it. */
export function notesOf({ pdfium, handle, form }: Page): Note[] {
  const notes: Note[] = [];
  for (let at = 0; at < pdfium._FPDFPage_GetAnnotCount(handle); at += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(handle, at);
    if (annotation === 0) continue;
    const text =
      (pdfium._FPDFAnnot_GetFlags(annotation) & UNSEEN) === 0 ? wordsOf(annotation).trim() : '';
    // A rectangle of PDFium's stands as left, top, right, bottom.
    const area =
      text === ''
        ? undefined
        : numbersOf(pdfium, 4, (first = 0) => pdfium._FPDFAnnot_GetRect(annotation, first));
    if (area)
      notes.push({
        text,
        left: area[0] ?? 0,
        top: area[1] ?? 0,
        right: area[2] ?? 0,
        bottom: area[3] ?? 0,
      });
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
  return notes;

  function wordsOf(annotation: number): string {
    const subtype = pdfium._FPDFAnnot_GetSubtype(annotation);
    if (subtype === FREE_TEXT)
      return withMemory(pdfium, CONTENTS.length, (key) => {
        pdfium.HEAPU8.set(CONTENTS, key);
        return textOf(pdfium, (buffer, size) =>
          pdfium._FPDFAnnot_GetStringValue(annotation, key, buffer, size),
        );
      });
    if (subtype !== WIDGET || form === 0) return '';
    const type = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
    if (type === CHECKBOX || type === RADIO)
      return pdfium._FPDFAnnot_IsChecked(form, annotation) === 0 ? '☐' : '☑';
    if (![COMBO, LIST, FIELD].includes(type)) return '';
    if ((pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD) !== 0) return '';
    return textOf(pdfium, (buffer, size) =>
      pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
    );
  }
}
