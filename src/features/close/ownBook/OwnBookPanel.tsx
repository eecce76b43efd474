import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type ImportCloseBookApiResponse,
  isTold,
  toApiError,
  useImportCloseBookMutation,
} from '@/api';
import type { MessageId } from '@/i18n';
import { closeFilterActions, toastShown, useAppDispatch } from '@/store';
import { Button, saveFile } from '@/ui';
import { Panel } from '@/ui/dialog';
import { useFocusRescue } from '@/ui/focus';
import { TextField } from '@/ui/forms';
import { FileErrors } from './FileErrors';
import { OwnBooks } from './OwnBooks';
import styles from './OwnBook.module.css';

interface Judged {
  archive: Blob;
  result: ImportCloseBookApiResponse;
}

const bookFiles = () => import(/* webpackChunkName: "close-files" */ './bookFiles');

/** Books of one's own: those that are there, and what loads another: the template, a file that is tried first, and what is wrong with it row by row. */
export function OwnBookPanel({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useFocusRescue(content);
  const [send, { isLoading }] = useImportCloseBookMutation();
  const [fault, setFault] = useState<MessageId>();
  const [judged, setJudged] = useState<Judged>();

  const save = async (format: 'zip' | 'xlsx') => {
    const { templateArchive, templateWorkbook } = await bookFiles();
    saveFile(format === 'zip' ? templateArchive() : await templateWorkbook(), `book.${format}`);
  };
  const take = (format: 'zip' | 'xlsx') => () =>
    void save(format).catch(() =>
      dispatch(toastShown({ intent: 'error', text: { id: 'close.export.failed' } })),
    );
  const tell = async (archive: Blob, dryRun: 'true' | 'false') => {
    const answer = await send({ dryRun, body: { file: archive } });
    if (answer.data) return answer.data;
    const failure = toApiError(answer);
    if (failure && !isTold(failure)) setFault('close.own.failed');
    return undefined;
  };
  const judge = async (file: File | undefined) => {
    setJudged(undefined);
    setFault(undefined);
    if (!file) return;
    const archive = await bookFiles().then(({ archiveOf }) => archiveOf(file));
    if (!archive) return setFault('close.own.unreadable');
    const result = await tell(archive, 'true');
    if (result) setJudged({ archive, result });
  };
  const load = async ({ archive }: Judged) => {
    const result = await tell(archive, 'false');
    if (!result) return;
    if (result.bookId === null) return setJudged({ archive, result });
    dispatch(closeFilterActions.bookChosen(result.bookId));
    dispatch(toastShown({ intent: 'success', text: { id: 'close.own.loaded' } }));
    onClose();
  };
  const isRight = judged?.result.errorCount === 0;
  return (
    <Panel
      title={intl.formatMessage({ id: 'close.own.title' })}
      closeLabel={intl.formatMessage({ id: 'close.explain.close' })}
      className={styles.panel}
      onClose={onClose}
    >
      <div ref={content} className={styles.content}>
        <OwnBooks onShown={onClose} />
        <h3 className={styles.load}>
          <FormattedMessage id="close.own.another" />
        </h3>
        <p>
          <FormattedMessage id="close.own.lead" />
        </p>
        <div className={styles.templates}>
          <Button onClick={take('xlsx')}>
            <FormattedMessage id="close.own.workbook" />
          </Button>
          <Button onClick={take('zip')}>
            <FormattedMessage id="close.own.archive" />
          </Button>
        </div>
        <TextField
          id={id}
          type="file"
          accept=".zip,.xlsx"
          label={intl.formatMessage({ id: 'close.own.file' })}
          error={fault && intl.formatMessage({ id: fault })}
          disabled={isLoading}
          onChange={(event) => void judge(event.target.files?.[0])}
        />
        <div aria-live="polite" aria-busy={isLoading}>
          {isLoading && <FormattedMessage id="close.own.judging" />}
          {!isLoading && judged && isRight && (
            <p className={styles.right}>
              <FormattedMessage
                id="close.own.right"
                values={{
                  points: judged.result.counts['modelPoints'] ?? 0,
                  groups: judged.result.counts['groups'] ?? 0,
                }}
              />
            </p>
          )}
          {!isLoading && judged && !isRight && (
            <FileErrors errors={judged.result.errors} count={judged.result.errorCount} />
          )}
        </div>
        <div className={styles.actions}>
          <Button
            look="primary"
            disabled={!isRight || isLoading}
            onClick={() => judged && void load(judged)}
          >
            <FormattedMessage id="close.own.load" />
          </Button>
        </div>
      </div>
    </Panel>
  );
}
