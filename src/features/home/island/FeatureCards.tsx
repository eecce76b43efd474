import { Card, SectionHeader } from '@/ui';
import type { HomeContent } from '../content';
import styles from './HomeSections.module.css';
import { CardDrawing } from './cards/CardDrawing';

/** SH-8: four cards on the requirements document. They open without the application; their pictures wait for it to be magnified. */
export function FeatureCards({ eyebrow, title, text, open, cards }: HomeContent['featureCards']) {
  return (
    <>
      <SectionHeader id="features" eyebrow={eyebrow} title={title} text={text} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <Card
            key={card.id}
            as="article"
            className={styles.card}
            aria-labelledby={`card-${card.id}`}
          >
            <button
              type="button"
              className={styles.picture}
              data-picture={card.id}
              aria-haspopup="dialog"
            >
              <CardDrawing id={card.id} alt={card.alt} labels={card.labels} />
            </button>
            <h3 id={`card-${card.id}`}>{card.title}</h3>
            <p className={styles.summary}>{card.summary}</p>
            <details className={styles.more}>
              <summary>{open}</summary>
              <ul>
                {card.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </details>
          </Card>
        ))}
      </div>
    </>
  );
}
