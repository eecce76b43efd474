/** The part of Tesseract's C++ interface that is used, as the WebAssembly build hands it over. It has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseAPI {
    Init: (folder: null, languages: string, engineMode: number) => number;
    SetVariable: (name: string, value: string) => boolean;
    SetImageFile: (exifOrientation: number, radians: number) => number;
    Recognize: (monitor: null) => number;
    GetJSONText: (page: number) => string;
    Clear: () => void;
  }
  export interface Core {
    FS: { writeFile: (path: string, data: Uint8Array) => void };
    TessBaseAPI: new () => TessBaseAPI;
  }
  const load: (options: {
    TesseractProgress: () => void;
    print: (text: string) => void;
    printErr: (text: string) => void;
  }) => Promise<Core>;
  // A CommonJS module: what it exports is all that there is to import.
  // eslint-disable-next-line no-restricted-syntax -- see above
  export default load;
}
