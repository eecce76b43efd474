import type { Locale } from '../../locale';
import { kindsOf } from './kinds';

/** What tells a machine what to do, rather than asks it something. */
const instructions =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|above|previous)|\b(?:system|developer) prompt\b|\bjailbreak\b|\bpretend\b|\bact as\b|\byou are now\b|\brole ?play\b|\b(?:reply|answer|respond|say|output|print|repeat)\b.{0,20}\b(?:only|exactly|with the word|after me)\b|^\s*(?:please\s+)?say that\b|^\s*(?:please\s+|now\s+)?(?:say|repeat|print|output)\b|지시.{0,12}무시|무시하고|프롬프트|라고\s*(?:말해|답해|대답)|(?:인|하는)\s*척|忽略.{0,10}(?:指示|指令|規則|以上|之前)|提示詞|系統提示|假裝|扮演|請說|回答「|<\/?[a-z][^>]*>|https?:\/\/|\bbase64\b|```/i;

/** What is said to an assistant beside questions; only where it is all that is said. */
const smallTalk = {
  greeting:
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|안녕(?:하세요)?|반가워요?|반갑습니다|你好|您好|哈囉|嗨|早安|午安)$/i,
  thanks:
    /^(?:(?:many )?(?:thanks?|thank you|thx)(?: (?:a lot|so much|very much))?|(?:good)?bye|감사(?:합니다|해요)|고마워요?|고맙습니다|수고하세요|안녕히 계세요|謝謝(?:您|你)?|感謝|多謝|再見|掰掰)$/i,
  about:
    /^(?:(?:who|what) are you|what can you do(?: for me)?|how can you help(?: me)?|help(?: me)?|are you (?:an? )?(?:ai|(?:chat)?gpt|(?:chat)?bot|robot|human|person|real(?: person)?|machine)|(?:너는|넌|당신은) ?(?:누구|뭐|사람|로봇|챗봇|ai)[가-힣]*|누구세요|(?:뭘|무엇을|뭐) ?(?:할 수 있|도와줄 수 있|해줄 수 있)[가-힣]*|도와줘요?|도와주세요|你是(?:誰|什麼|人嗎|真人嗎|機器人嗎|ai嗎)|你(?:會|能|可以)(?:做|幫我)?(?:什麼|做什麼))$/i,
  sorry:
    /^(?:you(?:'re| are) (?:so |really )?(?:useless|stupid|dumb|bad|terrible|an idiot|no help)|(?:stupid|idiot|useless|shut up|wtf)|바보(?:야|니)?|멍청[가-힣]*|쓸모없[가-힣]*|짜증[가-힣]*|(?:你(?:很|真)?)?(?:笨|笨蛋|蠢|爛|沒用|白痴))$/i,
} as const;

export type SmallTalk = keyof typeof smallTalk;

export function smallTalkIn(text: string): SmallTalk | undefined {
  const said = text.trim().replace(/[\s!.,~?？！。，]+$/, '');
  return (Object.keys(smallTalk) as SmallTalk[]).find((kind) => smallTalk[kind].test(said));
}

const asks = (part: string) => /[?？]\s*$/.test(part) || kindsOf(part).size > 0;

/** How people write in a hurry. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/n['’]t\b/gi, ' not'],
  [/\b(what|how|who|where|when|why)s\b/gi, '$1 is'],
  [/\b(do|does|did|is|are|was|can|could|should|would|wo)nt\b/gi, '$1 not'],
  [/\b(?:pls|plz|thx|thanks|please|hi|hello|hey)\b/gi, ' '],
  // The pages are written in British English.
  [/\b([a-z]{4,}[^e\W])iz(e[sd]?|ing|ations?)\b/gi, '$1is$2'],
  [/\bdiff\b/gi, 'difference'],
  [/\bcalc\b/gi, 'calculate'],
  [/\bre-?insurance\b/gi, 'reinsurance'],
  [/\bu\b/gi, 'you'],
  [/\b(?:b\/w|btwn|btw)\b/gi, 'between'],
  [/\b(?:w\/o)\b/gi, 'without'],
];

/** The parts of a text that ask: what instructs, and markup and links, are left out. */
export function askedIn(text: string): string {
  const parts = text.normalize('NFC').split(/(?<=[.!?。！？\n])\s*/);
  const left = parts.filter((part) => !instructions.test(part));
  // Beside an instruction only what is plainly a question is one.
  const asked = left.length < parts.length ? left.filter(asks) : left;
  const whole = SHORTHAND.reduce(
    (said, [short, long]) => said.replace(short, long),
    asked.join(' '),
  );
  return whole.replace(/\s+/g, ' ').trim();
}

const ASKS: Record<Locale, RegExp> = {
  en: /,?\s+(?:and|but)\s+(?:also\s+)?(?=(?:what|how|when|why|which|who|where|is|are|can|does|do|may|must)\b)/i,
  ko: /(?<=[요까지])[?,.]?\s*(?:그리고|또한|또|아울러)\s+|(?<=이?고|이며|하고)[,]?\s+(?=(?:왜|언제|어떻게|무엇|얼마))/,
  'zh-tw':
    /(?:[，；;]|,(?!\d))\s*(?:以及|另外|還有|同時|並且|而且|又)?(?=.{0,8}(?:什麼|如何|何時|為何|為什麼|多少|是否|嗎|哪))/,
};

/** Two questions in one text, or the one that it is. */
export function questionsIn(text: string, locale: Locale): string[] {
  const marked = text
    .split(/(?<=[?？])\s*/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  if (marked.length > 1) return marked.slice(0, 3);
  const parts = text
    .split(ASKS[locale])
    .map((part) => part.trim())
    .filter(Boolean);
  const long = locale === 'en' ? 10 : 5;
  return parts.length > 1 && parts.every((part) => part.length >= long)
    ? parts.slice(0, 3)
    : [text];
}

/** Whether somebody asks for a figure of a firm of her own, which no page holds. */
const FIGURE =
  '(?:csm|margin|revenue|profit|result|ratio|liability|balance|premiums?|claims?|loss component|risk adjustment)';
const booksFigures: readonly RegExp[] = [
  /\b(?:how much|what(?:'s| is| was| were)?|show|give|list|tell)\b.{0,30}\b(?:our|my|we)\b.{0,60}\b(?:last|this|previous|current|past) (?:month|quarter|year|period|week)\b/i,
  new RegExp(
    String.raw`\b(?:how (?:much|large|big|high)|what)(?:'s| is| was| are| were) (?:our|my) (?:[a-z]+ ){0,2}${FIGURE}\s*(?:$|[?.]|last|now|today|at|in|for)`,
    'i',
  ),
  /(?:우리|저희|당사|자사)\s?(?:회사)?.{0,20}(?:얼마(?!나|까지|동안)|잔액|보여)/,
  /(?:我們|我司|本公司|敝公司|我的).{0,16}(?:是多少|多少[？?]?$|餘額)/,
];
/** What a policyholder asks of her own policy. */
const ownPolicy = /\bmy (?:claim|premium|pension|money)\b|(?:내|제)\s(?:보험료|보험금|연금)/i;

/** Whether somebody asks for figures of a firm's books, which no page holds, but perhaps the workspace does. */
export const asksOfBooks = (text: string): boolean => booksFigures.some((own) => own.test(text));
export const asksOwnFigures = (text: string): boolean => asksOfBooks(text) || ownPolicy.test(text);

const ASKS_OPENLY =
  /^(?:what|which|how|why|when|where|who|does|do|did|is|are|can|may|must|should|could|would|explain|describe|summari[sz]e|show|tell|give|list)\b|\bwhat\b|무슨|무엇|뭐|뭔|어떤|어떻게|왜|언제|얼마|몇|어디|누구|什麼|甚麼|為何|如何|怎麼|哪|多少|幾/i;
const claims: readonly RegExp[] = [
  /\b(?:says?|states?|lets?|allows?|permits?|requires?|forbids?|prohibits?|means?|tells?)\b|\b(?:right|correct|fine|true|agreed|ok(?:ay)?|(?:is|does|do|are|can) (?:not (?:it|they|we)|(?:it|they|we) not))\s*[?.]?$/i,
  /(?:죠|지요|잖아요?|맞나요|맞습니까|맞아요|(?:라|다)(?:던데|면서)요?)\s*[?.]?$/,
  /(?:對吧|對嗎|對不對|沒錯吧|是吧|吧|不是嗎|是嗎)\s*[?？。]?$/,
];

/** Whether a text asserts something, rather than asks for it; one that names a paragraph may be wrong about it. */
export const isClaim = (text: string): boolean =>
  !ASKS_OPENLY.test(text.trim()) && claims.some((claim) => claim.test(text.trim()));

const follows =
  /^(?:and|but|what about|how about|same for|also|then)\b|^(?:그럼|그러면|그렇다면|그리고|그건|그것|이것)|^(?:那|那麼|那么|至於|還有呢)|(?:은|는)요\s*\??$|(?:은|는)\?$|呢\s*[？?]?$|\b(?:it|that|this|they|them|those)\b/i;

/** Whether a question only makes sense after the one before. */
export const isFollowUp = (text: string): boolean => follows.test(text.trim());
