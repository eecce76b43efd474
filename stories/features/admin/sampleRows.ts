import type { AdminRow } from '@/api';
import type { Rows } from './gridServer';

const insurers = [
  ['한빛생명보험', 'Hanbit Life', '韓光人壽', 'LIFE', 'KR', 'KRW'],
  ['새솔손해보험', 'Saesol Insurance', '新松產物保險', 'NONLIFE', 'KR', 'KRW'],
  ['玉山嶺人壽', 'Yushanling Life', '玉山嶺人壽', 'LIFE', 'TW', 'TWD'],
  ['가람재보험', 'Garam Re', '佳藍再保險', 'REINSURER', 'KR', 'KRW'],
  ['Northgate Mutual', 'Northgate Mutual', 'Northgate 相互保險', 'NONLIFE', 'GB', 'GBP'],
] as const;

function company(index: number): AdminRow {
  const [nameKo, nameEn, nameZhTw, insurerType, country, currency] =
    insurers[index % insurers.length] ?? insurers[0];
  const number = index + 1;
  return {
    key: `C${String(number).padStart(6, '0')}`,
    version: 1,
    values: {
      companyCode: `C${String(number).padStart(6, '0')}`,
      nameKo: `${nameKo} ${number}`,
      nameEn: `${nameEn} ${number}`,
      nameZhTw: `${nameZhTw} ${number}`,
      insurerType,
      businessNumber: country === 'KR' ? '220-81-62517' : null,
      representative: index % 3 === 0 ? 'Mina Park' : null,
      country,
      currency,
      closingMonth: index % 4 === 0 ? 3 : 12,
      parentCode: index % 5 === 1 ? 'C000001' : null,
      inUse: index % 7 !== 0,
      description: null,
    },
  };
}
export const companies = (total: number): Rows => ({ total, at: company });

const masters = [
  ['COUNTRY_CD', '국가코드', 'Country', '國家代碼'],
  ['CURRENCY_CD', '통화코드', 'Currency', '貨幣代碼'],
  ['MODEL_CD', '측정모형', 'Measurement model', '衡量模型'],
  ['PORTFOLIO_CD', '포트폴리오', 'Portfolio of insurance contracts', '保險合約組合'],
] as const;
const entriesOfModel = [
  ['GMM', '일반모형', 'General measurement model', '一般衡量模型'],
  ['PAA', '보험료배분접근법', 'Premium allocation approach', '保費分攤法'],
  ['VFA', '변동수수료접근법', 'Variable fee approach', '變動收費法'],
] as const;

const list = (rows: AdminRow[]): Rows => ({
  total: rows.length,
  at: (index) => rows[index] ?? { key: '', version: 0, values: {} },
});
const named = (nameKo: string, nameEn: string, nameZhTw: string, index: number) => ({
  nameKo,
  nameEn,
  nameZhTw,
  description: null,
  sortOrder: (index + 1) * 10,
  inUse: true,
});

export const codeMasters = list(
  masters.map(([masterCode, ko, en, zh], index) => ({
    key: masterCode,
    version: 1,
    values: { masterCode, ...named(ko, en, zh, index) },
  })),
);
export const codeDetails = list(
  entriesOfModel.map(([code, ko, en, zh], index) => ({
    key: `MODEL_CD/${code}`,
    version: 1,
    values: { masterCode: 'MODEL_CD', code, ...named(ko, en, zh, index) },
  })),
);
