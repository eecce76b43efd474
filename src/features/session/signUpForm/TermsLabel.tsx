import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { signUp } from '../messages';

/** The links open beside the form, so that nothing typed is lost. */
function linkTo(path: string) {
  return function Link(words: ReactNode) {
    return (
      <a key={path} href={path} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  };
}

export function TermsLabel() {
  return (
    <FormattedMessage
      id={signUp.terms.id}
      values={{ terms: linkTo('/TermsOfService'), privacy: linkTo('/Privacy') }}
    />
  );
}
