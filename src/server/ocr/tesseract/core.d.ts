/** The part of Tesseract's C++ interface that is used, as the WebAssembly build hands it over. It has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-simd.js' {
  export interface TessBaseAPI {
    Init: (folder: null, languages: string, engineMode: number) => number;
    SetVariable: (name: string, value: string) => boolean;
    SetImageFile: (exifOrientation: number, radians: number) => number;
    /** The layout alone, as an iterator that nobody needs; `GetIterator` walks over it until it is recognised. */
    AnalyseLayout: () => ResultIterator;
    Recognize: (monitor: null) => number;
    GetIterator: () => ResultIterator;
    DetectOS: (results: OSResults) => boolean;
    Clear: () => void;
    /** Forgets what it has learned of the pictures before. */
    ClearAdaptiveClassifier: () => void;
  }
  /** Walks over what was read; a level is a line, a word or a letter. Its memory is the reader's own until it is destroyed. */
  export interface ResultIterator {
    /** An address; 0 where there is nothing to walk over. */
    ptr: number;
    Next: (level: number) => boolean;
    Empty: (level: number) => boolean;
    IsAtBeginningOf: (level: number) => boolean;
    GetUTF8Text: (level: number) => string;
    Confidence: (level: number) => number;
    getBoundingBox: (level: number) => { x0: number; y0: number; x1: number; y1: number };
  }
  /** What the model for scripts and orientation makes of a page. */
  export interface OSResults {
    best_result: {
      orientation_id: number;
      oconfidence: number;
      script_id: number;
      sconfidence: number;
    };
    unicharset: { get_script_from_script_id: (id: number) => string };
  }
  export interface Core {
    FS: { writeFile: (path: string, data: Uint8Array) => void };
    TessBaseAPI: new () => TessBaseAPI;
    OSResults: new () => OSResults;
    destroy: (object: ResultIterator | OSResults) => void;
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
