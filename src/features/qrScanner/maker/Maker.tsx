import { useMemo, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { contrast, type FieldName, type MakeKind, payloadText } from '@/domain/qr';
import { Button, saveFile } from '@/ui';
import { SelectField, TextArea, TextField } from '@/ui/forms';
import { type Level, modulesOf, pixelsOf, pngOf, svgOf } from './drawing';
import styles from './Maker.module.css';
import { levels, maker } from './messages';
import { useReadBack } from './useReadBack';

const FIELDS: Record<MakeKind, FieldName[]> = {
  text: ['text'],
  link: ['link'],
  wifi: ['network', 'password'],
  contact: ['name', 'organization', 'phone', 'email'],
};
const kinds = Object.keys(FIELDS) as MakeKind[];
const levelNames = Object.keys(levels) as Level[];
/** Cameras in bad light need more than readers do. */
const MIN_CONTRAST = 4;

/** A code of one's own: what it says, how it looks, read back before it is offered. */
export function Maker() {
  const intl = useIntl();
  const [kind, setKind] = useState<MakeKind>('link');
  const [values, setValues] = useState<Record<string, string>>({});
  const [level, setLevel] = useState<Level>('M');
  const [colours, setColours] = useState({ dark: '#0b1f3a', light: '#ffffff' });
  const text = payloadText(kind, values);
  const modules = useMemo(() => (text === '' ? undefined : modulesOf(text, level)), [text, level]);
  const ratio = contrast(colours.dark, colours.light);
  const readBack = useReadBack(text, modules, colours);
  const svg = useMemo(() => modules && svgOf(modules, colours), [modules, colours]);
  const offered = readBack === 'right' && ratio >= MIN_CONTRAST;
  const savePng = async () => {
    const png = modules && (await pngOf(pixelsOf(modules, colours)));
    if (png) saveFile(png, 'qr-code.png');
  };
  const state =
    text === ''
      ? maker.waiting
      : !modules
        ? maker.tooLong
        : ratio < MIN_CONTRAST
          ? maker.contrast
          : { checking: maker.checking, right: maker.readBack, wrong: maker.notRead }[readBack];
  return (
    <section className={styles.maker} aria-labelledby="qr-maker">
      <div className={styles.head}>
        <h2 id="qr-maker">
          <FormattedMessage {...maker.title} />
        </h2>
        <p>
          <FormattedMessage {...maker.lead} />
        </p>
      </div>
      <div className={styles.form}>
        <SelectField
          id="qr-make-kind"
          label={intl.formatMessage(maker.kind)}
          value={kind}
          options={kinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `qr.kind.${value}` }),
          }))}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'text')}
        />
        {FIELDS[kind].map((name) => {
          const field = {
            id: `qr-make-${name}`,
            name: `qr-${name}`,
            label: intl.formatMessage({ id: `qr.field.${name}` }),
            value: values[name] ?? '',
            autoComplete: 'off',
            onChange: ({ target }: { target: { value: string } }) =>
              setValues((before) => ({ ...before, [name]: target.value })),
          };
          return name === 'text' ? (
            <TextArea key={name} rows={4} {...field} />
          ) : (
            <TextField key={name} {...field} />
          );
        })}
        <SelectField
          id="qr-make-level"
          label={intl.formatMessage(maker.level)}
          value={level}
          options={levelNames.map((value) => ({ value, label: intl.formatMessage(levels[value]) }))}
          onChange={({ target }) => setLevel(levelNames.find((one) => one === target.value) ?? 'M')}
        />
        <div className={styles.colours}>
          {(['dark', 'light'] as const).map((name) => (
            <label key={name}>
              <input
                type="color"
                value={colours[name]}
                onChange={({ target }) =>
                  setColours((before) => ({ ...before, [name]: target.value }))
                }
              />
              <FormattedMessage {...maker[name]} />
            </label>
          ))}
        </div>
      </div>
      <div className={styles.made}>
        <div className={styles.sheet}>
          {svg && (
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
              alt={intl.formatMessage(maker.preview)}
            />
          )}
        </div>
        <p className={styles.state} role="status" data-offered={offered}>
          <FormattedMessage
            {...state}
            values={{ ratio: <FormattedNumber value={ratio} maximumFractionDigits={1} /> }}
          />
        </p>
        <div className={styles.actions}>
          <Button
            look="primary"
            disabled={!offered}
            onClick={() =>
              svg && saveFile(new Blob([svg], { type: 'image/svg+xml' }), 'qr-code.svg')
            }
          >
            <FormattedMessage {...maker.svg} />
          </Button>
          <Button disabled={!offered} onClick={() => void savePng()}>
            <FormattedMessage {...maker.png} />
          </Button>
        </div>
      </div>
    </section>
  );
}
