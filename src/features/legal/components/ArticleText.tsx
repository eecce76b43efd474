import type { Article, Block, Text } from '@/content/policies/policy';
import styles from './ArticleText.module.css';

/** The position in the text is what tells its parts apart; nothing in them moves. */
const keyed = <T,>(parts: T[]) => parts.map((part, key) => ({ key, part }));

function Words({ text }: { text: Text }) {
  return keyed(text).map(({ key, part }) => {
    if (typeof part === 'string') return part;
    if ('whole' in part)
      return (
        <span key={key} className={styles.whole}>
          {part.whole}
        </span>
      );
    return (
      <a key={key} href={`#article-${part.article}`}>
        {part.text}
      </a>
    );
  });
}

function Cells({ as: Cell, cells }: { as: 'th' | 'td'; cells: Text[] }) {
  return (
    <tr>
      {keyed(cells).map(({ key, part }) => (
        <Cell key={key} scope={Cell === 'th' ? 'col' : undefined}>
          <Words text={part} />
        </Cell>
      ))}
    </tr>
  );
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p className={block.mark && styles.marked}>
        {block.mark && `${block.mark} `}
        <Words text={block.text} />
      </p>
    );
  }
  if (block.kind === 'table') {
    return (
      <table>
        <thead>
          <Cells as="th" cells={block.head} />
        </thead>
        <tbody>
          {keyed(block.rows).map(({ key, part }) => (
            <Cells key={key} as="td" cells={part} />
          ))}
        </tbody>
      </table>
    );
  }
  const List = block.kind === 'numbers' ? 'ol' : 'ul';
  return (
    <List>
      {keyed(block.items).map(({ key, part }) => (
        <li key={key}>
          <Words text={part} />
        </li>
      ))}
    </List>
  );
}

export function ArticleText({ number, heading, blocks }: Article) {
  return (
    <section id={`article-${number}`} className={styles.article}>
      <h2>{heading}</h2>
      {keyed(blocks).map(({ key, part }) => (
        <BlockText key={key} block={part} />
      ))}
    </section>
  );
}
