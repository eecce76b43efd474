/**
 * Wordings to measure with: articles by template, each with the changes that can be planted in it. `edit` gives the text before and after; a
 * type of null changes the dress only and must not be found.
 */
import type { FindingType } from '@/domain/clauses';

export interface Plant {
  type: FindingType | null;
  from: RegExp;
  to: string;
}
export interface Template {
  title: string;
  lines: string[];
  plants: Plant[];
}
export interface Language {
  name: 'ko' | 'en' | 'zh';
  /** The heading of an article. */
  heading: (number: number, title: string) => string;
  /** A reference to an article. */
  reference: (number: number) => string;
  subjects: string[];
  templates: Template[];
  /** Two articles that one may be made of. */
  joined: { title: string; parts: [Template, Template] };
}

const ko: Language = {
  name: 'ko',
  heading: (number, title) => `제${number}조(${title})`,
  reference: (number) => `제${number}조`,
  subjects: [
    '암',
    '뇌출혈',
    '급성심근경색증',
    '골절',
    '화상',
    '식중독',
    '치매',
    '파킨슨병',
    '간경화',
    '폐렴',
    '신부전증',
    '당뇨병',
    '녹내장',
    '결핵',
    '대상포진',
    '통풍',
  ],
  templates: [
    {
      title: '{s} 진단보험금의 지급사유',
      lines: [
        '① 회사는 피보험자가 보험기간 중 {s}(으)로 진단확정된 때에는 보험수익자에게 2천만원을 지급합니다.',
        '② {s}의 치료를 직접 목적으로 계속하여 입원한 때에는 입원 1일당 5만원의 입원급여금을 지급합니다. 다만, 1회 입원당 120일을 한도로 합니다.',
      ],
      plants: [
        { type: 'amount', from: /2천만원/, to: '3천만원' },
        { type: null, from: /2천만원/, to: '20,000,000원' },
        { type: 'limit', from: /120일을 한도/, to: '90일을 한도' },
        { type: 'negation', from: /입원급여금을 지급합니다/, to: '입원급여금을 지급하지 않습니다' },
      ],
    },
    {
      title: '{s} 보험금을 지급하지 않는 사유',
      lines: [
        '회사는 다음 중 어느 한 가지로 {s} 보험금의 지급사유가 발생한 때에는 보험금을 지급하지 않습니다.',
        '1. 피보험자가 고의로 자신을 해친 경우',
        '2. 전쟁, 외국의 무력행사, 혁명, 내란 기타 이와 유사한 사태',
      ],
      plants: [
        { type: 'exclusion', from: /(유사한 사태)$/, to: '$1\n3. {s}의 진단 이전에 발생한 합병증' },
        {
          type: 'exclusion',
          from: /2\. 전쟁, 외국의 무력행사, 혁명, 내란 기타 이와 유사한 사태/,
          to: '',
        },
      ],
    },
    {
      title: '{s} 관련 용어의 정의',
      lines: [
        '1. {s}의 진단확정: 병리과 전문의가 조직검사 소견을 기초로 내린 진단을 말합니다.',
        '2. {s} 대기기간: 계약일부터 그날을 포함하여 90일이 지난 날까지의 기간을 말합니다.',
      ],
      plants: [
        { type: 'period', from: /90일/, to: '180일' },
        { type: 'period', from: /90일/, to: '3개월' },
        { type: 'definition', from: /조직검사 소견을/, to: '혈액검사와 영상검사 소견을' },
      ],
    },
    {
      title: '{s} 보험금의 청구와 지급',
      lines: [
        '① 보험수익자는 {s} 보험금을 청구할 때 진단서와 청구서를 회사에 제출하여야 합니다.',
        '② 회사는 {r}에서 정한 서류를 접수한 날부터 3영업일 이내에 {s} 보험금을 지급하며, 지연된 때에는 연 6.5%의 이자를 더하여 지급합니다.',
      ],
      plants: [
        { type: 'obligation', from: /제출하여야 합니다/, to: '제출할 수 있습니다' },
        { type: 'period', from: /3영업일/, to: '10영업일' },
        { type: 'rate', from: /6\.5%/, to: '4.5%' },
        { type: null, from: /6\.5%/, to: '６.50％' },
        { type: 'wording', from: /진단서와 청구서를/, to: '회사가 정한 양식의 서류를' },
      ],
    },
    {
      title: '{s} 특별약관의 효력',
      lines: [
        '이 특별약관은 2025년 4월 1일부터 시행하며, {s}에 관하여 이 특별약관에서 정하지 않은 사항은 보통약관을 따릅니다. 피보험자는 만 65세까지 가입할 수 있습니다.',
      ],
      plants: [
        { type: 'date', from: /2025년 4월 1일/, to: '2025년 7월 1일' },
        { type: null, from: /2025년 4월 1일/, to: '2025. 4. 1.' },
        { type: 'limit', from: /만 65세/, to: '만 70세' },
      ],
    },
  ],
  joined: {
    title: '통지와 조사',
    parts: [
      {
        title: '주소변경의 통지',
        lines: [
          '계약자는 주소 또는 연락처가 바뀐 때에는 지체 없이 회사에 그 사실을 알려야 하며, 알리지 않은 때에는 마지막 주소로 보낸 우편이 도달한 것으로 봅니다.',
        ],
        plants: [],
      },
      {
        title: '사고의 조사',
        lines: [
          '회사는 보험사고의 원인과 손해의 정도를 조사할 수 있으며, 피보험자는 병원의 진료기록을 열람하는 데 동의하고 조사에 협조하여야 합니다.',
        ],
        plants: [],
      },
    ],
  },
};

const en: Language = {
  name: 'en',
  heading: (number, title) => `Article ${number} ${title}`,
  reference: (number) => `Article ${number}`,
  subjects: [
    'cancer',
    'stroke',
    'heart attack',
    'fracture',
    'burns',
    'dementia',
    'hepatitis',
    'pneumonia',
    'kidney failure',
    'diabetes',
    'glaucoma',
    'shingles',
    'asthma',
    'migraine',
    'epilepsy',
    'anaemia',
  ],
  templates: [
    {
      title: 'Benefit for {s}',
      lines: [
        '(1) Where the insured is diagnosed with {s} during the term, the Company will pay the beneficiary $20,000.',
        '(2) For each day in hospital for the treatment of {s} the Company will pay a daily benefit, up to a maximum of 120 days for each stay.',
      ],
      plants: [
        { type: 'amount', from: /\$20,000/, to: '$35,000' },
        { type: null, from: /\$20,000/, to: 'USD 20,000' },
        { type: 'limit', from: /maximum of 120 days/, to: 'maximum of 90 days' },
        {
          type: 'negation',
          from: /the Company will pay a daily benefit/,
          to: 'the Company will not pay a daily benefit',
        },
      ],
    },
    {
      title: 'Exclusions for {s}',
      lines: [
        'The Company does not pay for {s} that results from any of the following.',
        '(a) Injury that the insured inflicts deliberately',
        '(b) War, invasion, civil unrest or similar events',
      ],
      plants: [
        {
          type: 'exclusion',
          from: /(similar events)$/,
          to: '$1\n(c) Complications of {s} that were known before the policy began',
        },
        { type: 'exclusion', from: /\(b\) War, invasion, civil unrest or similar events/, to: '' },
      ],
    },
    {
      title: 'Definitions for {s}',
      lines: [
        '(a) Diagnosis of {s} means a diagnosis by a specialist on the basis of a tissue examination.',
        '(b) Waiting period for {s} means the ninety (90) days that follow the policy date.',
      ],
      plants: [
        { type: 'period', from: /ninety \(90\) days/, to: '180 days' },
        { type: 'period', from: /ninety \(90\) days/, to: 'three months' },
        { type: null, from: /ninety \(90\) days/, to: '90 days' },
        { type: 'definition', from: /a tissue examination/, to: 'blood and imaging tests' },
      ],
    },
    {
      title: 'Claims for {s}',
      lines: [
        '(1) The beneficiary shall submit a medical certificate and a claim form for {s}.',
        '(2) The Company pays within 3 business days after it has received the documents under {r}, and adds interest of 6.5% a year for any delay in paying for {s}.',
      ],
      plants: [
        { type: 'obligation', from: /shall submit/, to: 'may submit' },
        { type: 'period', from: /3 business days/, to: '10 business days' },
        { type: 'rate', from: /6\.5%/, to: '4.5%' },
        { type: null, from: /6\.5%/, to: '6.50 per cent' },
        {
          type: 'wording',
          from: /a medical certificate and a claim form/,
          to: 'the documents that the Company asks for',
        },
      ],
    },
    {
      title: 'Effect of the rider on {s}',
      lines: [
        'This rider takes effect on 1 April 2025. What it does not govern for {s} follows the general conditions. A person may join up to age 65.',
      ],
      plants: [
        { type: 'date', from: /1 April 2025/, to: '1 July 2025' },
        { type: null, from: /1 April 2025/, to: 'April 1, 2025' },
        { type: 'limit', from: /age 65/, to: 'age 70' },
      ],
    },
  ],
  joined: {
    title: 'Notice and investigation',
    parts: [
      {
        title: 'Change of address',
        lines: [
          'The policyholder shall tell the Company without delay of a new address or telephone number; otherwise letters sent to the last address count as received.',
        ],
        plants: [],
      },
      {
        title: 'Investigation of a loss',
        lines: [
          'The Company may investigate the cause of an accident and the size of the damage, and the insured shall consent to the inspection of hospital records and cooperate.',
        ],
        plants: [],
      },
    ],
  },
};

const NUMERALS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const chinese = (number: number): string =>
  number < 10
    ? (NUMERALS[number] ?? '')
    : number < 100
      ? `${number < 20 ? '' : NUMERALS[Math.floor(number / 10)]}十${NUMERALS[number % 10]}`
      : `${NUMERALS[Math.floor(number / 100)]}百${number % 100 === 0 ? '' : number % 100 < 10 ? `零${NUMERALS[number % 10]}` : `${NUMERALS[Math.floor((number % 100) / 10)]}十${NUMERALS[number % 10]}`}`;

const zh: Language = {
  name: 'zh',
  heading: (number, title) => `第${chinese(number)}條（${title}）`,
  reference: (number) => `第${chinese(number)}條`,
  subjects: [
    '癌症',
    '腦中風',
    '心肌梗塞',
    '骨折',
    '燒燙傷',
    '失智症',
    '肝硬化',
    '肺炎',
    '腎衰竭',
    '糖尿病',
    '青光眼',
    '帶狀疱疹',
    '氣喘',
    '痛風',
    '癲癇',
    '貧血',
  ],
  templates: [
    {
      title: '{s}保險金之給付',
      lines: [
        '被保險人於保險期間內經診斷確定罹患{s}者，本公司給付受益人新臺幣二十萬元。',
        '因治療{s}而住院者，本公司按日給付住院保險金，每次住院以一百二十日為限。',
      ],
      plants: [
        { type: 'amount', from: /二十萬元/, to: '三十萬元' },
        { type: null, from: /二十萬元/, to: '200,000元' },
        { type: 'limit', from: /一百二十日為限/, to: '九十日為限' },
        { type: 'negation', from: /本公司按日給付住院保險金/, to: '本公司不給付住院保險金' },
      ],
    },
    {
      title: '{s}之除外責任',
      lines: [
        '被保險人因下列事由致罹患{s}者，本公司不負給付保險金之責任。',
        '一、被保險人之故意行為。',
        '二、戰爭、內亂及其他類似之武裝變亂。',
      ],
      plants: [
        { type: 'exclusion', from: /(武裝變亂。)$/, to: '$1\n三、契約生效前已存在之{s}併發症。' },
        { type: 'exclusion', from: /二、戰爭、內亂及其他類似之武裝變亂。/, to: '' },
      ],
    },
    {
      title: '{s}名詞定義',
      lines: [
        '一、{s}之診斷確定：指專科醫師依病理組織檢查所作之診斷。',
        '二、{s}之等待期：指自契約生效日起算九十日之期間。',
      ],
      plants: [
        { type: 'period', from: /九十日/, to: '一百八十日' },
        { type: 'period', from: /九十日/, to: '三個月' },
        { type: null, from: /九十日/, to: '90日' },
        { type: 'definition', from: /病理組織檢查/, to: '血液及影像檢查' },
      ],
    },
    {
      title: '{s}保險金之申領',
      lines: [
        '受益人申領{s}保險金時，應檢具診斷證明書及申請書。',
        '本公司應於收齊{r}所定文件後十五日內給付{s}保險金，逾期者按年利率百分之十加計利息。',
      ],
      plants: [
        { type: 'obligation', from: /應檢具/, to: '得檢具' },
        { type: 'period', from: /十五日內/, to: '三十日內' },
        { type: 'rate', from: /百分之十/, to: '百分之五' },
        { type: null, from: /百分之十/, to: '10%' },
        { type: 'wording', from: /診斷證明書及申請書/, to: '本公司指定之各項文件' },
      ],
    },
    {
      title: '{s}附約之效力',
      lines: [
        '本附約自民國114年4月1日起生效，有關{s}之未盡事宜依主契約之約定。被保險人之投保年齡最高為65歲。',
      ],
      plants: [
        { type: 'date', from: /民國114年4月1日/, to: '民國114年7月1日' },
        { type: null, from: /民國114年4月1日/, to: '2025年4月1日' },
        { type: 'limit', from: /65歲/, to: '70歲' },
      ],
    },
  ],
  joined: {
    title: '通知與調查',
    parts: [
      {
        title: '住所變更之通知',
        lines: [
          '要保人變更住所或電話時，應即通知本公司；未為通知者，按最後住所寄送之文件視為已送達。',
        ],
        plants: [],
      },
      {
        title: '保險事故之調查',
        lines: ['本公司得調查保險事故之原因及損害程度，被保險人應同意調閱醫院病歷並配合調查。'],
        plants: [],
      },
    ],
  },
};

export const languages: readonly Language[] = [ko, en, zh];
