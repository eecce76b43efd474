import type { Config } from '../config';

/** What is asked of a model: what it shall do, and the material, which may hold anything. */
interface ModelRequest {
  instructions: string;
  material: string;
  maxTokens: number;
  /** How long the whole answer may take. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface LanguageModel {
  /**
   * The model's text; a text that came only in part counts as none.
   * @throws {ModelError} when there is no whole answer in time, whatever the reason.
   */
  complete: (request: ModelRequest) => Promise<string>;
}

/** The endpoint gave no usable answer. The message holds nothing of what was asked. */
class ModelError extends Error {
  override name = 'ModelError';
}

/** An answer longer than this is no answer to what we ask. */
const MAX_ANSWER_BYTES = 256 * 1024;

type ModelConfig = NonNullable<Config['llm']>;

interface Completion {
  choices?: { finish_reason?: string; message?: { content?: unknown } }[];
}

/** A client of any endpoint that speaks OpenAI's chat completions (Ollama, vLLM, ...); undefined where none is configured. */
export function createModel(config: ModelConfig | undefined): LanguageModel | undefined {
  return config && { complete: (request) => complete(config, request) };
}

async function complete(
  { baseUrl, model, apiKey }: ModelConfig,
  { instructions, material, maxTokens, timeoutMs, signal }: ModelRequest,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: material },
        ],
        max_tokens: maxTokens,
        temperature: 0,
        stream: false,
      }),
      // What is asked goes to the configured address and nowhere else.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await boundedText(response);
    if (!response.ok) throw new ModelError(`The endpoint answered ${response.status}.`);
    return contentOf(JSON.parse(text) as Completion);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError(timeout.aborted ? 'The endpoint took too long.' : 'No whole answer came.');
  }
}

/** The body, read no further than an answer can reach. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw new ModelError('The answer is too long.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function contentOf({ choices }: Completion): string {
  const [choice] = choices ?? [];
  const content = choice?.message?.content;
  if (typeof content !== 'string' || content.trim() === '')
    throw new ModelError('The answer is empty.');
  if (choice?.finish_reason === 'length') throw new ModelError('The answer was cut off.');
  return content;
}
