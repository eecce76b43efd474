import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { blankRow } from '@/domain/admin';
import type { Choice } from '@/domain/grid';
import { useListCommonCodeDetailsQuery } from '@/api';
import { AdminGrid } from '../shared/grid/AdminGrid';
import { useDraft } from '../shared/saving/useDraft';
import { useCompanyNames } from './useCompanyNames';
import { useFindCompany } from './useFindCompany';

const newCompany = {
  ...blankRow('companies'),
  country: 'KR',
  currency: 'KRW',
  closingMonth: 12,
  inUse: true,
};
const hiddenFirst = ['description'];
const listFields = ['insurerType', 'country', 'currency'];
const noChoices: readonly Choice[] = [];

/** RT-11, companyList. */
export function CompanyListScreen() {
  const { formatMessage } = useIntl();
  const draftController = useDraft('companies');
  const insurerType = useCodeChoices('INSURER_TYPE_CD');
  const country = useCodeChoices('COUNTRY_CD');
  const currency = useCodeChoices('CURRENCY_CD');
  const find = useFindCompany();
  const { names, missing } = useCompanyNames(draftController.draft);
  const choices = useMemo(
    () => ({ insurerType, country, currency, parentCode: { find, names, missing } }),
    [insurerType, country, currency, find, names, missing],
  );
  return (
    <AdminGrid
      resource="companies"
      title={formatMessage({ id: 'admin.company.title' })}
      draftController={draftController}
      choices={choices}
      newRow={newCompany}
      hiddenFirst={hiddenFirst}
      listFields={listFields}
    />
  );
}

/** The entries of a common code as choices, by their names in the reader's language. */
function useCodeChoices(masterCode: string): readonly Choice[] {
  const { data: details } = useListCommonCodeDetailsQuery({ mstCode: masterCode });
  return useMemo(
    () => details?.map(({ code, codeName }) => ({ value: code, label: codeName })) ?? noChoices,
    [details],
  );
}
