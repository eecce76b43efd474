import { arrow, box, type DiagramWords, type Drawing, list, round, text, WIDTH } from './drawing';

type Node = { id: string; ask: string; yes: string; no: string } | { id: string; end: string };
interface Place {
  node: Node;
  row: number;
  column: number;
}

const ROW = 96;
const BOX = 58;

/** A tree of questions, the answers below them: yes to the left, no to the right. */
export function decision(body: unknown, words: DiagramWords): Drawing {
  const { nodes } = body as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places = new Map<string, Place>();
  let leaves = 0;
  /** Puts a node over the middle of what follows it; one that is reached twice keeps its first place. */
  function put(id: string, row: number): Place {
    const node = byId.get(id);
    if (!node) throw new Error(`The decision leads to ‘${id}’, which is not there.`);
    const known = places.get(id);
    if (known) return known;
    const place: Place = { node, row, column: 0 };
    places.set(id, place);
    if ('end' in node) {
      place.column = leaves;
      leaves += 1;
    } else {
      const yes = put(node.yes, row + 1);
      const no = put(node.no, row + 1);
      place.column = (yes.column + no.column) / 2;
    }
    return place;
  }
  const first = nodes[0];
  if (!first) throw new Error('A decision needs a question.');
  put(first.id, 0);
  const unused = nodes.find(({ id }) => !places.has(id));
  if (unused) throw new Error(`Nothing in the decision leads to ‘${unused.id}’.`);

  const step = WIDTH / leaves;
  const width = Math.min(step - 14, 190);
  const x = ({ column }: Place) => step * (column + 0.5);
  const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1;
  const svg = [...places.values()].map((place) => {
    const { node, row } = place;
    const top = row * ROW + 1;
    if ('end' in node)
      return (
        box(x(place) - width / 2, top, width, BOX, 'strong') + text(x(place), top + BOX / 2, node.end, width - 8, 'on-strong')
      );
    const branches = [
      { to: places.get(node.yes), say: words.yes },
      { to: places.get(node.no), say: words.no },
    ].map(({ to, say }) => {
      if (!to) return '';
      const [x1, y1, x2, y2] = [x(place), top + BOX, x(to), to.row * ROW];
      return arrow(x1, y1, x2, y2) + text((x1 + x2) / 2, (y1 + y2) / 2, say, 60, 'branch');
    });
    const wide = Math.max(width, Math.min(190, WIDTH / 2));
    const left = Math.min(Math.max(x(place) - wide / 2, 1), WIDTH - wide - 1);
    return (
      branches.join('') + box(left, top, wide, BOX, 'box') + text(round(left + wide / 2), top + BOX / 2, node.ask, wide - 10)
    );
  });
  const name = (id: string) => {
    const node = byId.get(id);
    return node ? ('end' in node ? node.end : node.ask) : id;
  };
  const data = nodes.flatMap((node) =>
    'end' in node ? [] : [`${node.ask} ${words.yes}${words.colon}${name(node.yes)}; ${words.no}${words.colon}${name(node.no)}`],
  );
  return { width: WIDTH, height: (rows - 1) * ROW + BOX + 2, svg: svg.join(''), data: list(data) };
}
