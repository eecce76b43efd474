import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { type Answer, Assistant, type Asked, type Knowledge } from '@/domain/assistant';
import { LOCALES, type Locale } from '@/domain/locale';
import type { LanguageModel } from '../llm';
import { phrase } from './phrasing';

export { inParts, inText } from './chatAnswer';

/** The assistant of this server. What it knows is read from the built site, at the first question or before. */
export class ChatService {
  readonly #siteDir: string;
  readonly #model: LanguageModel | undefined;
  #loading: Promise<Assistant> | undefined;

  constructor(siteDir: string, model?: LanguageModel) {
    this.#siteDir = siteDir;
    this.#model = model;
  }

  /** Reads what it knows, one language at a time, so that the server goes on answering. @throws where there is no built site */
  load(): Promise<Assistant> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #read(): Promise<Assistant> {
    const file = path.join(this.#siteDir, 'knowledge.json');
    const assistant = new Assistant(JSON.parse(await readFile(file, 'utf8')) as Knowledge);
    for (const locale of LOCALES) {
      await turn();
      assistant.library(locale);
    }
    return assistant;
  }

  /** Headings of pages by language, by what is asked for them; none where there is no built site. */
  async titles(): Promise<(page: string) => Record<Locale, string> | null> {
    const assistant = await this.load().catch(() => undefined);
    return (page) => assistant?.titleOf(page) ?? null;
  }

  /**
   * What it finds, as the model phrases it where there is one and it holds; `byModel` says which.
   * @param onFound hears what was found before the model is asked.
   */
  async ask(
    asked: Asked,
    onFound?: (parts: Answer['parts']) => void,
  ): Promise<Answer & { byModel: boolean }> {
    const assistant = await this.load();
    // Of many at once each gets its answer before the next is looked for.
    await turn();
    const found = assistant.ask(asked);
    onFound?.(found.parts);
    const phrased = this.#model && (await phrase(this.#model, asked.question, found));
    return { ...(phrased ?? found), byModel: phrased !== undefined };
  }
}
