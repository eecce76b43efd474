import { FormattedMessage } from 'react-intl';
import type { CloseAssumptionVersion } from '@/api';
import { useLocale } from '@/store';
import { SiteLink } from '@/ui';
import { handbookAddress } from '../../explain';
import { periodName } from '../../shared/periods';

/** Estimates are current (33(c), B54): which version states a number, since when it is in force, who made and who approved it. */
export function VersionNote({ version }: { version: CloseAssumptionVersion }) {
  const locale = useLocale();
  const { name, set, createdBy, approvedBy } = version;
  const paragraph = '33(c)';
  const text = <FormattedMessage id="close.paragraph" values={{ paragraph }} />;
  const address = handbookAddress(paragraph);
  return (
    <>
      <p>
        <FormattedMessage
          id="close.version.stated"
          values={{
            version: version.version,
            name: name[locale],
            month: periodName(String(set.effectiveFrom), locale),
          }}
        />
      </p>
      <p>
        <FormattedMessage id="close.version.by" values={{ name: createdBy }} />
        {approvedBy && (
          <>
            {' · '}
            <FormattedMessage id="close.version.approvedBy" values={{ name: approvedBy }} />
          </>
        )}
      </p>
      <p>
        {address ? (
          <SiteLink to={address} target="_blank">
            {text}
          </SiteLink>
        ) : (
          text
        )}
      </p>
    </>
  );
}
