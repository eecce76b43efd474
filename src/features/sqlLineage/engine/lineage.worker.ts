import { createAnswerer } from './answer';
import type { LineageRequest } from './protocol';

const answer = createAnswerer();

addEventListener('message', ({ data }: MessageEvent<LineageRequest>) => postMessage(answer(data)));
