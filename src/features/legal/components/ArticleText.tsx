import type { Article, Block, Text } from '@/content/policies/policy';
import { Table } from '@/ui';
import styles from './ArticleText.module.css';

/** The position in the text is what tells its parts apart; nothing in them moves. */
const keyed = <T,>(parts: T[]) => parts.map((part, key) => ({ key, part }));

function Words({ text }: { text: Text }) {
  return keyed(text).map(({ key, part }) => {
    if (typeof part === 'string') return part;
    if ('nowrap' in part)
      return (
        <span key={key} className={styles.nowrap}>
          {part.nowrap}
        </span>
      );
    return (
      <a key={key} href={`#article-${part.article}`}>
        {part.text}
      </a>
    );
  });
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
      <Table
        className={styles.table}
        rows={block.rows}
        rowKey={(_row, index) => index}
        columns={block.head.map((head, index) => ({
          id: index,
          head: <Words text={head} />,
          cell: (cells: Text[]) => <Words text={cells[index] ?? []} />,
        }))}
      />
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
