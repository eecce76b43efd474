import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type EditorQuestion,
  toApiError,
  useListEditorQuestionsQuery,
  useSettleEditorQuestionMutation,
} from '@/api';
import { showFailure, useAppDispatch, useLocale, useScreenRights } from '@/store';
import { Button, EmptyState, SiteLink, Table, type TableColumn } from '@/ui';
import { useFocusRescue } from '@/ui/focus';
import { AsyncRows } from '../list/AsyncRows';
import styles from './ChatQuestionsScreen.module.css';

/** RT-11, `chatQuestions`: what the assistant could not answer, as far as people sent it to the editors. */
export function ChatQuestionsScreen() {
  const { formatMessage, formatDate } = useIntl();
  const locale = useLocale();
  const rights = useScreenRights();
  const { data, isError, refetch } = useListEditorQuestionsQuery();
  const [send, { isLoading }] = useSettleEditorQuestionMutation();
  const dispatch = useAppDispatch();
  const root = useRef<HTMLElement>(null);
  // The button of a question goes with it.
  useFocusRescue(root);
  const settle = async (questionId: string) => {
    const { error } = await send({ questionId });
    if (error)
      dispatch(showFailure(toApiError({ error }), { text: { id: 'admin.chatQuestions.failed' } }));
  };
  const title = formatMessage({ id: 'admin.chatQuestions.title' });
  const columns: TableColumn<EditorQuestion>[] = [
    {
      id: 'question',
      head: <FormattedMessage id="admin.chatQuestions.question" />,
      cell: ({ question }) => question,
      className: styles.text,
    },
    {
      id: 'reason',
      head: <FormattedMessage id="admin.chatQuestions.reason" />,
      cell: ({ reason }) => reason,
      className: styles.text,
    },
    {
      id: 'page',
      head: <FormattedMessage id="admin.chatQuestions.page" />,
      cell: ({ page, pageTitle }) =>
        page && <SiteLink to={page}>{pageTitle?.[locale] ?? page}</SiteLink>,
      className: styles.text,
    },
    {
      id: 'sentAt',
      head: <FormattedMessage id="admin.chatQuestions.sentAt" />,
      cell: ({ sentAt }) => (
        <time dateTime={sentAt}>
          {formatDate(sentAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
      className: styles.short,
    },
  ];
  if (rights.delete)
    columns.push({
      id: 'settle',
      head: <FormattedMessage id="admin.chatQuestions.tools" />,
      cell: ({ questionId, question }) => (
        <Button
          disabled={isLoading}
          aria-label={formatMessage({ id: 'admin.chatQuestions.settleOf' }, { question })}
          onClick={() => void settle(questionId)}
        >
          <FormattedMessage id="admin.chatQuestions.settle" />
        </Button>
      ),
      className: styles.short,
    });
  return (
    <section ref={root} className={styles.screen} aria-label={title}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>
        <FormattedMessage id="admin.chatQuestions.note" />
      </p>
      <AsyncRows failed={isError} ready={data !== undefined} onRetry={() => void refetch()}>
        {data?.questions.length ? (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
          <div className={styles.rows} role="group" aria-label={title} tabIndex={0}>
            <Table
              label={title}
              columns={columns}
              rows={data.questions}
              rowKey={({ questionId }) => questionId}
              rowHeads
            />
          </div>
        ) : (
          <EmptyState level={2} heading={<FormattedMessage id="admin.chatQuestions.empty" />}>
            <FormattedMessage id="admin.chatQuestions.emptyHint" />
          </EmptyState>
        )}
      </AsyncRows>
    </section>
  );
}
