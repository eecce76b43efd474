import { quartersFrom } from '../shifts';
import { COUNT, type Rule, YEAR, at, countOf, quarter, rule, say, wholeYear, yearOf } from './rule';

/** Times by how they stand to the last quarter that is closed. */
export const relative: readonly Rule[] = [
  // "This year versus last": the unit is said once.
  ...(['year', 'quarter'] as const).map((unit) =>
    say(
      `(?<=\\bthis ${unit}\\b(?: \\w+){0,3} (?:versus|vs\\.?|against|and|with|to|over|than) )(?:the )?last\\b(?= ?(?:$|[?,.]))`,
      (latest) =>
        unit === 'year'
          ? { ...wholeYear(yearOf(latest) - 1), relative: 'yearBefore' }
          : { ...at(quartersFrom(latest, -1)), relative: 'previous' },
    ),
  ),
  say(
    '(?:year to date|\\bytd\\b|so far this year|this year so far|this year to date|since january)|연초 ?(?:이후|부터)|올해 ?(?:누계|누적|(?:들어 ?)?(?:지금|현재)까지)|올해 ?들어(?: ?지금까지)?|今年到(?:目前|現在)(?:為止)?|今年(?:以來|累計)|年初至今|年初以來',
    (latest) => ({ range: { from: quarter(yearOf(latest), 1), to: latest }, isToDate: true }),
  ),
  say(
    '(?:the )?(?:this|current|latest|most recent|(?:last|latest|most recent) (?:closed|completed|reported)) quarter|(?:the )?quarter (?:that )?(?:we )?just (?:closed|ended)|(?:the )?just (?:closed|ended) quarter|(?:방금|막|최근|가장 최근) ?(?:에 ?)?(?:마감|결산|끝)(?:한|된|난) ?분기|剛(?:剛)?(?:結|結完|結束|結帳|關帳)(?:完|的)*(?:這|那)?一?季|이번 ?분기|당 ?분기|당기(?!손|순)|최근 ?분기|금분기|本季(?:度)?|當季|這一?季|最近(?:一個?)?已?(?:結帳|關帳|結算)(?:完成)?的?季度?|最近一季|最新一季|最新',
    at,
  ),
  say(
    '(?:the )?(?:last|previous|prior|preceding) quarter|the (?:previous|prior|preceding) one|the (?:one|quarter) before(?: (?:it|that))?|a quarter (?:ago|earlier|before)|(?:그 ?|이 ?)?전 ?분기|직전 ?분기|지난 ?분기|전기(?!세|된|한 |할|하[여는지])|上一?季(?:度)?|前一季(?:度)?',
    (latest) => ({ ...at(quartersFrom(latest, -1)), relative: 'previous' }),
  ),
  say(
    '(?:at )?(?:the |this )?(?:same |(?<=this ))(?:quarter|period|time|point|date|stage|moment)(?: in time)?(?: of| in)?(?: the)? (?:last|previous|prior) year|a year (?:ago|earlier|before)|one year ago|(?:the )?year (?:ago|earlier)(?: quarter)?|전년 ?동 ?(?:기|분기)|(?:작년|전년|지난해) ?(?:동기|이맘때|같은 ?(?:분기|기간|시점|시기|때))|1년 ?전|(?:去|上)年(?:的)?(?:同(?:期|季|一?時點?|一時間)|(?:這|此)(?:個)?(?:時候|時))|一年前',
    (latest) => ({ ...at(quartersFrom(latest, -4)), relative: 'yearBefore' }),
  ),
  // "by year end" asks of companies when their year ends.
  say(
    '(?:as )?(?:at|of) (?:the )?(?:year ?end|end of (?:the|this) year)|연말|올해 ?말|금년 ?말|年末|今年(?:度)?[底末]',
    (latest) => at(latest.endsWith('-12') ? latest : quarter(yearOf(latest) - 1, 4)),
  ),
  // "연초 대비", 較年初: where the year before ended.
  say(
    '연 ?초(?= ?(?:대비|에 ?비해|에 ?비하여|보다|와 ?비교))|(?<=[較與比於])年初(?![至到起])|(?<=(?:compared (?:with|to)|versus|\\bvs\\.?|against|relative to) (?:the )?)(?:start|beginning) of (?:the|this) year',
    (latest) => at(quarter(yearOf(latest) - 1, 4)),
  ),
  say('(?:the )?year before last|two years ago|재작년|지지난해|前年(?!度)', (latest) =>
    wholeYear(yearOf(latest) - 2),
  ),
  rule(
    `${COUNT} quarters (?:ago|earlier|back)|${COUNT} ?(?:개 ?)?분기 ?전(?!체)|${COUNT} ?個?季(?:度)?(?:之|以)?前`,
    (groups, latest) => at(quartersFrom(latest, -countOf(groups.find(Boolean)))),
  ),
  // "작년말이랑 지금", "last year end and now": a time of its own beside another.
  say(
    '(?<=(?:말|년|분기|전|동기|월|底|年|季|末|月|\\d|year|quarter|ago|end) ?(?:이?랑|하고|와|과|및|and|vs\\.?|versus|和|跟|與|對比) ?)(?:지금|현재|현시점|now|today|目前|現在)',
    at,
  ),
  say(
    '전전 ?분기|(?:上上|前前)(?:一)?季(?:度)?|(?:the )?quarter before last|two quarters ago',
    (latest) => at(quartersFrom(latest, -2)),
  ),
  // The run of the last quarter that was closed.
  say(
    '(?:the )?(?:last|latest|most recent)(?= (?:close|closing|run)\\b)|(?:마지막|가장 최근|최근) ?(?=결산)|(?:最近|最後|上)一?次(?=結帳|執行)',
    at,
  ),
  rule(`quarter ?ends?(?: of| in)? ${YEAR}`, ([year]) => ({
    ...wholeYear(Number(year)),
    isSeries: true,
  })),
  // "Profit for the quarter": that which was closed last, unless another is named.
  say(
    '(?:for|in|of|over|during) the (?:quarter|period)\\b(?! ?(?:of|ends?|ended|ending|to|before|after|in which|that|when|with|where)\\b)|(?:해당|그) ?분기|該季(?:度)?|單季',
    (latest) => ({ ...at(latest), isDefinite: true }),
  ),
  say(
    '(?:for|in|of|over|during) the (?:full |whole |entire )?(?:financial |fiscal )?year\\b(?! ?(?:of|ends?|ended|ending|to|before|after|in which|that|when|with|where|20)\\b)|all year(?: long)?\\b|일 ?년 ?내내|全年(?:度)?|整年',
    (latest) => ({ ...wholeYear(yearOf(latest)), isDefinite: true }),
  ),
  say('(?:this|current) (?:year|yr|fy)\\b|올해|금년|당해 ?연도|今年(?:度)?|本年(?:度)?', (latest) =>
    wholeYear(yearOf(latest)),
  ),
  say(
    '(?:the )?(?:last|previous|prior) (?:year|yr)\\b|the year before(?! last)|작년|전년(?:도)?|지난해|(?:그|이) ?전 ?(?:해|년도|연도)|去年(?:度)?|上年(?:度)?|前一年',
    (latest) => ({
      ...wholeYear(yearOf(latest) - 1),
      relative: 'yearBefore',
    }),
  ),
];
