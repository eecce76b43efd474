/** Words that decide what a clause means: negation, exclusion, duty, power. */

const NEGATION =
  /지\s*(?:않|아니|못)|아니\s*(?:하|합)|(?<!(?:지체|관계|상관|다름)\s?)없(?:습니다|다|는|이)|불가|(?:^|\s)안\s|\b(?:not|no|never|neither|nor|none|cannot|without)\b|n't\b|[不未無非毋勿]/gi;
const EXCLUSION =
  /제외|면책|\b(?:except|exclud\w*|exclusion|other than|unless)\b|除外|不在此限|不包括|不包含|免責/gi;
const DUTY =
  /(?:하|어|아|여|해|되어|돼)야\s*(?:합니다|한다|하며|하고|함|됩니다)|의무|\b(?:shall|must|required to|obliged to|has to|have to)\b|應(?:當|該)?|須|必須|有義務/gi;
const POWER =
  /수\s*있(?:습니다|다|으며|고|음|는)|\b(?:may|can|entitled to|at its option|discretion)\b|得(?![到以]?知)|可以|有權/gi;

export interface Markers {
  negation: number;
  exclusion: number;
  duty: number;
  power: number;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How often the words of each kind stand in a text. */
export const markers = (text: string): Markers => ({
  negation: count(text.replace(EXCLUSION, ' '), NEGATION),
  exclusion: count(text, EXCLUSION),
  duty: count(text, DUTY),
  power: count(text, POWER),
});

const COVERS =
  /보상|지급|보장|담보|\b(?:cover|pay|indemnif|benefit|liab)\w*|給付|理賠|賠償|承保|負責/i;

/** Words that take away by themselves; what stands behind `unless` or `except` may as well be given. */
const TAKES_AWAY = /제외|면책|\bexclu[ds]\w*|除外|不包括|不包含|免責/i;

/** Whether a clause takes something out of the cover. */
export const isExcluding = (text: string): boolean =>
  TAKES_AWAY.test(text) || (markers(text).negation > 0 && COVERS.test(text));

/** Begins, or ends, as an exception to what stands before: it gives back what that takes, or takes what that gives. */
const PROVISO =
  /^\s*(?:다만|단\s*[,，]|但|however\b|provided\b)|그러하지\s*아니|不在此限|\bexclusions?\b[^.]{0,20}\bnot apply\b/i;

export const isProviso = (text: string): boolean => PROVISO.test(text);

const EXCLUSIONS_TITLE = /보상하지|지급하지|면책|보장하지|\bexclu|not cover|除外|不保|免責/i;
const DEFINITIONS_TITLE = /정의|용어|\bdefinition|\bmeaning of|interpretation|定義|名詞|用詞/i;

const DEFINES =
  /["'」』]\s*(?:이?란|라\s*함은)\s|^["「『]?[^\s"」』]+["」』]?\s*[:：]?\s*(?:係指|是指)|^[「『][^」』]+[」』]\s*[:：]?\s*指|^"[^"]{1,40}"\s+(?:means?|shall mean|refers to)\b/;

/** Whether a clause says what a word means. */
export const isDefining = (text: string): boolean => DEFINES.test(text);

/** What an article is for, by its title, where that gives its changes their name. */
export function contextOf(title: string): 'exclusion' | 'definition' | undefined {
  if (EXCLUSIONS_TITLE.test(title)) return 'exclusion';
  return DEFINITIONS_TITLE.test(title) ? 'definition' : undefined;
}
