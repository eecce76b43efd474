import { FormattedMessage } from 'react-intl';
import { ENGINE_FIGURES, engineFigure } from '@/domain/figureViews';
import { SiteLink } from '@/ui';
import type { Names } from './useNames';

/** Where the way ends in a figure of the engine: its paragraphs, and the screen on which it can be asked how it came about. */
export function FigureNote({ names, node }: { names: Names; node: string }) {
  const figure = names.table(node) === ENGINE_FIGURES ? engineFigure(names.short(node)) : undefined;
  if (!figure) return null;
  return (
    <p>
      <FormattedMessage id="ask.paragraph" values={{ paragraph: figure.paragraph }} />
      {' · '}
      <SiteLink to={figure.screen}>
        <FormattedMessage id="ask.toScreen" />
      </SiteLink>
    </p>
  );
}
