import { createAction } from '@reduxjs/toolkit';

/** What the client tells the store about its calls. */
export const callStarted = createAction('api/callStarted');
export const callEnded = createAction('api/callEnded');
/** The envelope held another code than 200 (AP-10). */
export const businessErrorReceived = createAction<{ code: string; message: string }>(
  'api/businessErrorReceived',
);

/** AP-10: a code that holds the letter A means that the session is gone. */
export const endsSession = (code: string): boolean => code.includes('A');
