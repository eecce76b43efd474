import { decisionDown, type Node } from './decisionDown';
import {
  arrow,
  box,
  type DiagramWords,
  type Drawing,
  list,
  type Sketch,
  text,
  WIDTH,
} from './drawing';

interface Place {
  node: Node;
  row: number;
  column: number;
}

const ROW = 96;
const BOX = 52;

/** Each node over the middle of what follows it; one that is reached twice keeps its first place. */
function placesOf(
  first: string,
  byId: Map<string, Node>,
): { places: Map<string, Place>; leaves: number } {
  const places = new Map<string, Place>();
  let leaves = 0;
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
  put(first, 0);
  return { places, leaves };
}

function decisionAcross(places: Map<string, Place>, leaves: number, words: DiagramWords): Sketch {
  const step = WIDTH / leaves;
  const width = Math.min(step - 16, 190);
  const wide = Math.max(width, Math.min(190, WIDTH / 2));
  const x = ({ column }: Place) => step * (column + 0.5);
  const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1;
  const svg = [...places.values()].map((place) => {
    const { node, row } = place;
    const top = row * ROW + 1;
    if ('end' in node)
      return (
        box(x(place) - width / 2, top, width, BOX, 'end') +
        text(x(place), top + BOX / 2, node.end, width - 12, 'strong-label')
      );
    const branches = [
      { to: places.get(node.yes), say: words.yes },
      { to: places.get(node.no), say: words.no },
    ].map(({ to, say }) => {
      if (!to) return '';
      const [from, target, level] = [x(place), x(to), top + BOX + 18];
      return (
        arrow([from, top + BOX], [from, level], [target, level], [target, to.row * ROW - 3]) +
        text((from + target) / 2, level, say, 60, 'branch')
      );
    });
    const left = Math.min(Math.max(x(place) - wide / 2, 1), WIDTH - wide - 1);
    return (
      branches.join('') +
      box(left, top, wide, BOX, 'box') +
      text(left + wide / 2, top + BOX / 2, node.ask, wide - 12)
    );
  });
  return { width: WIDTH, height: (rows - 1) * ROW + BOX + 2, svg: svg.join('') };
}

/** A tree of questions, the answers below them: yes to the left, no to the right. */
export function decision(body: unknown, words: DiagramWords): Drawing {
  const { nodes } = body as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const first = nodes[0];
  if (!first) throw new Error('A decision needs a question.');
  const { places, leaves } = placesOf(first.id, byId);
  const unused = nodes.find(({ id }) => !places.has(id));
  if (unused) throw new Error(`Nothing in the decision leads to ‘${unused.id}’.`);
  const name = (id: string) => {
    const node = byId.get(id);
    return node ? ('end' in node ? node.end : node.ask) : id;
  };
  const data = nodes.flatMap((node) =>
    'end' in node
      ? []
      : [
          `${node.ask} ${words.yes}${words.colon}${name(node.yes)}; ${words.no}${words.colon}${name(node.no)}`,
        ],
  );
  return {
    wide: decisionAcross(places, leaves, words),
    narrow: decisionDown(first, byId, words),
    data: list(data),
  };
}
