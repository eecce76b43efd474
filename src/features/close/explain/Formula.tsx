import { FormattedMessage, useIntl } from 'react-intl';
import type { Explained } from '@/domain/closeReports';
import { SiteLink } from '@/ui';
import { Icon } from '@/ui/icons';
import { handbookAddress } from './handbook';
import { nameWords } from './nameWords';
import { useFigureText } from './useFigureText';
import styles from './Explain.module.css';

const SUM = 'Σ';

/** A fact has neither formula nor paragraph. */
export const hasFormula = ({ formula, node }: Explained): boolean =>
  formula.length > 0 || node.paragraph !== undefined;

/** The formula of a number in words and in figures, and the paragraph that asks for it. */
export function Formula({ explained }: { explained: Explained }) {
  const intl = useIntl();
  const figureText = useFigureText();
  const { node, formula, names, isSum } = explained;
  const { paragraph } = node;
  const inWords = (part: number) => {
    const name = names[part]?.name ?? '';
    const { words } = nameWords(intl, name);
    return words || name;
  };
  const inFigures = (part: number) => {
    const value = names[part]?.value ?? 0;
    return value < 0 ? `(${figureText(value)})` : figureText(value);
  };
  const written = (say: (part: number) => string) =>
    formula.map((piece, index) =>
      'part' in piece ? (
        <span key={index} className={styles.operand}>
          {say(piece.part)}
        </span>
      ) : (
        piece.text
      ),
    );
  if (!hasFormula(explained)) return null;
  return (
    <dl className={styles.formula}>
      {isSum ? (
        <div>
          <dt>{SUM}</dt>
          <dd>
            <FormattedMessage
              id="close.explain.sum"
              values={{ count: explained.parts.length + explained.more }}
            />
          </dd>
        </div>
      ) : (
        formula.length > 0 && (
          <>
            <div>
              <dt>
                <FormattedMessage id="close.explain.inWords" />
              </dt>
              <dd>{written(inWords)}</dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="close.explain.inFigures" />
              </dt>
              <dd className={styles.figures}>{written(inFigures)}</dd>
            </div>
          </>
        )
      )}
      {paragraph !== undefined && <Paragraph paragraph={paragraph} />}
    </dl>
  );
}

function Paragraph({ paragraph }: { paragraph: string }) {
  const intl = useIntl();
  const address = handbookAddress(paragraph);
  const name = paragraph.startsWith('IAS')
    ? paragraph
    : intl.formatMessage({ id: 'close.explain.paragraph' }, { paragraph });
  return (
    <div>
      <dt>§</dt>
      <dd>
        {address === undefined ? (
          name
        ) : (
          <SiteLink
            to={address}
            target="_blank"
            aria-label={intl.formatMessage({ id: 'close.explain.handbook' }, { paragraph: name })}
          >
            {name} <Icon name="book" size={14} />
          </SiteLink>
        )}
      </dd>
    </div>
  );
}
