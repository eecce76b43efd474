import { useIntl } from 'react-intl';
import { type ChatReply, chatClosed, useAppDispatch } from '@/store';
import { SiteLink, useMedia } from '@/ui';
import { message as messages } from '../../messages';
import { showPassage } from './showPassage';

type Source = NonNullable<ChatReply['parts'][number]['source']>;

/** Leads to the passage on its page. */
export function SourceLink({ source }: { source: Source }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const covers = useMedia('(width < 600px)');
  const { path, anchor, title, passage } = source;
  const show = () => {
    if (covers) dispatch(chatClosed());
    // After the click has led to the page.
    setTimeout(() => showPassage(passage));
  };
  return (
    <span onClickCapture={show}>
      <SiteLink
        to={anchor ? `${path}#${anchor}` : path}
        aria-label={intl.formatMessage(messages.open, { title })}
      >
        {title}
      </SiteLink>
    </span>
  );
}
